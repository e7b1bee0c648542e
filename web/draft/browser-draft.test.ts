import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEY = 'wonderling-draft';
let kept: Map<string, string>;
let events: EventTarget;

beforeEach(() => {
  kept = new Map();
  events = new EventTarget();
  vi.stubGlobal('window', events);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

/** The store as a page that was just opened has it. */
const openPage = () => import('./browser-draft.ts');

test('the first word begins a child, the next ones tell more of the same, and the next page has it', async () => {
  const page = await openPage();
  expect(page.draftInBrowser()).toBeUndefined();
  page.changeDraft({ name: 'Theo' });
  const first = page.draftInBrowser();
  page.changeDraft({ trait_skin: 'honey' });
  const second = page.draftInBrowser();
  expect(second).toEqual({ ...first, trait_skin: 'honey' });
  expect(page.draftInBrowser()).toBe(second);

  vi.resetModules();
  const next = await openPage();
  expect(next.draftInBrowser()).toEqual(second);
});

test('a draft that is let go leaves nothing behind, and the next one is another child', async () => {
  const { changeDraft, draftInBrowser, forgetDraft } = await openPage();
  changeDraft({ name: 'Theo' });
  const theo = draftInBrowser();
  forgetDraft();
  expect([draftInBrowser(), kept.size]).toEqual([undefined, 0]);
  changeDraft({ name: 'Ada' });
  expect(draftInBrowser()?.id).not.toBe(theo?.id);
});

test.each([
  'not json',
  'null',
  '[]',
  '{"id":"7","name":"Theo"}',
  '{"id":"6f9619ff-8b86-4011-b42d-00cf4fc964ff","name":7}',
])('%s counts as no draft', async (text) => {
  kept.set(KEY, text);
  expect((await openPage()).draftInBrowser()).toBeUndefined();
});

test('a choice that nobody offered counts as no draft', async () => {
  const { changeDraft, draftInBrowser } = await openPage();
  changeDraft({ name: 'Theo', trait_skin: 'honey' });
  kept.set(KEY, JSON.stringify({ ...draftInBrowser(), trait_skin: 'plaid' }));
  vi.resetModules();
  expect((await openPage()).draftInBrowser()).toBeUndefined();
});

test('a draft from before somebody was asked who comes along is still there', async () => {
  const page = await openPage();
  page.changeDraft({ name: 'Theo', companion_kind: 'rabbit', companion_name: 'Flops' });
  const { companion_kind, companion_name, grown_up, baby_name, ...before } = JSON.parse(
    kept.get(KEY)!,
  );
  expect({ companion_kind, companion_name, grown_up, baby_name }).toEqual({
    ...{ companion_kind: 'rabbit', companion_name: 'Flops' },
    ...{ grown_up: '', baby_name: '' },
  });
  kept.set(KEY, JSON.stringify(before));
  vi.resetModules();
  const next = await openPage();
  expect(next.draftInBrowser()).toMatchObject({ name: 'Theo', companion_kind: '' });
});

test('where the browser keeps nothing, the draft lives as long as the page', async () => {
  const refuse = () => {
    throw new DOMException('not here', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { changeDraft, draftInBrowser } = await openPage();
  changeDraft({ name: 'Theo' });
  expect(draftInBrowser()?.name).toBe('Theo');
});

test('pages hear of a change here and in another tab, until they are gone', async () => {
  const { changeDraft, draftInBrowser, followDraft } = await openPage();
  const changed = vi.fn();
  const stop = followDraft(changed);
  changeDraft({ name: 'Theo' });
  expect(changed).toHaveBeenCalledTimes(1);
  kept.set(KEY, JSON.stringify({ ...draftInBrowser(), name: 'Ada' }));
  events.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect([changed.mock.calls.length, draftInBrowser()?.name]).toEqual([2, 'Ada']);
  stop();
  changeDraft({ name: 'Bo' });
  expect(changed).toHaveBeenCalledTimes(2);
});
