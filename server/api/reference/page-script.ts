import { raw } from 'hono/html';

/**
 * The search of the page, and a button that copies each example. Written for the browser as it stands: the page has no
 * other script.
 */
export const pageScript = raw(`(() => {
  const find = document.getElementById('find');
  const said = document.querySelector('search [role=status]');
  const articles = [...document.querySelectorAll('article')];
  const words = new Map(articles.map((article) => [article, article.textContent.toLowerCase()]));
  const search = () => {
    const asked = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const found = articles.filter((article) => {
      const fits = asked.every((word) => words.get(article).includes(word));
      article.hidden = !fits;
      document.querySelector('nav a[href="#' + article.id + '"]').parentElement.hidden = !fits;
      return fits;
    });
    for (const group of document.querySelectorAll('main section, nav details')) {
      group.hidden = !group.querySelector('article:not([hidden]), li:not([hidden])');
    }
    document.querySelector('.none').hidden = found.length > 0;
    said.textContent = asked.length === 0 ? '' : found.length === 1 ? '1 call' : found.length + ' calls';
  };
  find.closest('search').hidden = false;
  find.value = new URLSearchParams(location.search).get('q') ?? '';
  const calls = document.getElementById('calls');
  find.addEventListener('input', () => {
    search();
    if (calls.getBoundingClientRect().top < 0) calls.scrollIntoView();
    history.replaceState(null, '', find.value ? '?q=' + encodeURIComponent(find.value) : location.pathname);
  });
  if (find.value) search();
  // A link to a call that the search has put away brings it back.
  addEventListener('hashchange', () => {
    if (!document.getElementById(location.hash.slice(1))?.hidden) return;
    find.value = '';
    search();
    document.getElementById(location.hash.slice(1)).scrollIntoView();
  });
  addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === '/' && !event.target.closest('input')) {
      event.preventDefault();
      find.focus();
      find.select();
    }
    if (event.key === 'Enter' && event.target === find) {
      const first = articles.find((article) => !article.hidden);
      if (first) location.hash = first.id;
    }
    if (event.key === 'Escape' && event.target === find) {
      find.value = '';
      find.dispatchEvent(new Event('input'));
    }
  });
  if (matchMedia('(width < 64rem)').matches) {
    for (const area of document.querySelectorAll('nav details')) area.open = false;
  }
  if (!navigator.clipboard) return;
  for (const pre of document.querySelectorAll('pre')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy: ' + pre.getAttribute('aria-label') + ' of ' + pre.closest('article, section').id);
    const text = pre.textContent;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
      setTimeout(() => (button.textContent = 'Copy'), 2000);
    });
    pre.before(button);
  }
})();`);
