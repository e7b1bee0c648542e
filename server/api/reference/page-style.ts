import { raw } from 'hono/html';

/** What this page has beside the shop's own stylesheet, from whose tokens every color and size comes. */
export const pageStyle = raw(`
  html { scroll-behavior: auto; }
  .api-head, .api-body { width: 100%; max-width: 90rem; margin-inline: auto; padding-inline: var(--spacing-gutter); }
  .api-head { padding-block: 1.25rem 1rem; }
  .api-head > p, .api-head > ul { max-width: 44rem; margin-top: 1rem; }
  .api-head > ul { padding-left: 1.25rem; list-style: disc; color: var(--color-ink-soft); }
  .api-head li { margin-top: 0.375rem; }
  #events { max-width: 44rem; scroll-margin-top: 1rem; }
  #events h2 { text-transform: none; }
  #events > :is(p, ul) { margin-top: 0.75rem; }
  #events > ul { padding-left: 1.25rem; list-style: disc; }
  #events li { margin-top: 0.375rem; }
  .home { display: inline-flex; gap: 0.625rem; align-items: center; min-height: 44px; font: 600 var(--text-xl) var(--font-display); }
  h1 { margin-top: 1rem; font-size: var(--text-3xl); }
  h2 { padding-top: 2.5rem; font-size: var(--text-2xl); text-transform: capitalize; }
  h4, caption { padding-top: 1.25rem; font: 700 var(--text-sm) var(--font-text); color: var(--color-ink-soft); text-align: left; }
  code, pre, kbd { font-family: ui-monospace, "Cascadia Code", Menlo, Consolas, monospace; font-size: 0.875em; }
  kbd { padding: 0.125rem 0.5rem; border: 1px solid var(--color-line); border-radius: 4px; background: var(--color-page); }
  search { position: sticky; z-index: 1; top: 0; display: block; padding-block: 0.75rem 0.25rem; background: var(--color-paper); }
  search[hidden], [hidden] { display: none; }
  search label { display: block; margin-bottom: 0.375rem; font-weight: 700; }
  search p { display: flex; justify-content: space-between; min-height: 1.75rem; margin-top: 0.375rem; font-size: var(--text-sm); color: var(--color-ink-soft); }
  nav summary, .failures summary { display: flex; align-items: center; min-height: 44px; cursor: pointer; font-weight: 700; }
  nav summary { text-transform: capitalize; }
  summary::-webkit-details-marker { display: none; }
  summary::before { content: ""; flex: none; width: 0.5em; height: 0.5em; margin: 0 0.75em 0 0.25em; border: solid var(--color-pine); border-width: 0 2px 2px 0; rotate: -45deg; }
  [open] > summary::before { rotate: 45deg; }
  nav a { display: flex; gap: 0.5rem; align-items: baseline; min-height: 44px; padding: 0.625rem 0.5rem; border-radius: var(--radius-page); font-size: var(--text-sm); overflow-wrap: anywhere; }
  nav a:hover { background: var(--color-butter); }
  .method { flex: none; min-width: 3.75rem; font: 700 var(--text-xs) var(--font-text); letter-spacing: 0.02em; color: var(--color-ink-soft); }
  .method.get { color: var(--color-dusk); }
  .method.post, .method.put, .method.patch { color: var(--color-pine); }
  .method.delete { color: var(--color-damson); }
  article { margin-top: 1.25rem; padding: 1.25rem; border: 1px solid var(--color-edge); border-radius: var(--radius-page); background: var(--color-page); box-shadow: var(--shadow-rest); scroll-margin-top: 8rem; }
  article:target { outline: 3px solid var(--color-focus); outline-offset: 3px; }
  h3 { font: 400 var(--text-lg) var(--font-text); overflow-wrap: anywhere; }
  h3 a { display: inline-flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: baseline; min-height: 44px; }
  h3 a:hover code { text-decoration: underline; text-underline-offset: 4px; }
  h3 code { font-weight: 700; }
  .who { font-size: var(--text-sm); color: var(--color-ink-soft); }
  .sides { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2rem; align-items: start; }
  table { width: 100%; border-collapse: collapse; font-size: var(--text-sm); }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-top: 1px solid var(--color-edge); vertical-align: top; text-align: left; font-weight: 400; overflow-wrap: anywhere; }
  tbody th { width: 45%; }
  td i { color: var(--color-ink-soft); }
  td small { display: block; font-size: var(--text-xs); color: var(--color-ink-soft); }
  pre { max-height: 26rem; margin-top: 0.5rem; padding: 0.875rem 1rem; overflow: auto; border-radius: var(--radius-page); background: var(--color-paper); line-height: 1.55; tab-size: 2; }
  pre b { font-weight: 400; color: var(--color-dusk); }
  pre .text { color: var(--color-pine); }
  pre .value { color: var(--color-ochre); }
  .copy { float: right; min-height: 44px; margin-top: -2.25rem; padding: 0 0.75rem; font-size: var(--text-sm); font-weight: 700; color: var(--color-pine); text-decoration: underline; text-underline-offset: 4px; cursor: pointer; }
  .failures { margin-top: 1rem; }
  dl > div { display: grid; gap: 0.125rem 1rem; padding-block: 0.5rem; border-top: 1px solid var(--color-edge); font-size: var(--text-sm); }
  .none { padding-block: 3rem; }
  @media (width >= 64rem) {
    .api-body { display: grid; grid-template-columns: 18rem minmax(0, 1fr); gap: 3rem; align-items: start; }
    .api-body > aside { position: sticky; top: 0; max-height: 100dvh; margin-inline: -8px; padding: 1rem 8px 2rem; overflow-y: auto; }
    article { scroll-margin-top: 1rem; }
    dl > div { grid-template-columns: 18rem minmax(0, 1fr); }
  }
  @media (width >= 76rem) {
    .sides { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
    .sides > div + div { position: sticky; top: 1rem; }
  }
  @media (pointer: coarse) { .key-hint { display: none; } }
  @media (width < 64rem) {
    .api-body > aside { display: contents; }
    /* It stays at the top of the screen, so it takes no more of it than it must. */
    search label { position: absolute; clip-path: inset(50%); }
    search p:has([role="status"]:empty) { display: none; }
  }
  main { padding-bottom: 4rem; scroll-margin-top: 7rem; }
`);
