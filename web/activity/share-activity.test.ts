import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openViewport, type ToastMessage } from '#web/ui/toast.ts';
import { shareActivity } from './share-activity.ts';

const shown: ToastMessage[] = [];
let close: () => void;

beforeEach(() => {
  shown.length = 0;
  close = openViewport((message) => shown.push(message));
  vi.stubGlobal('window', { location: { href: 'https://shop.test/theme/hello-world?x=1' } });
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

const share = () => shareActivity('Slow Shadows', '/activity/activity-hello-2');
const ADDRESS = 'https://shop.test/activity/activity-hello-2';

test('the share sheet gets title and whole address, and no toast is needed', async () => {
  const sheet = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share: sheet });
  await share();
  expect(sheet).toHaveBeenCalledWith({ title: 'Slow Shadows', url: ADDRESS });
  expect(shown).toEqual([]);
});

test('without a share sheet the link is copied, and the toast says so', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await share();
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(shown).toEqual([
    { title: 'Link copied', description: 'Activity link has been copied to your clipboard.' },
  ]);
});

test('who closes the sheet gets neither copy nor toast', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', {
    share: async () => {
      throw new DOMException('closed', 'AbortError');
    },
    clipboard: { writeText },
  });
  await share();
  expect(writeText).not.toHaveBeenCalled();
  expect(shown).toEqual([]);
});

test('a sheet that fails is followed by a copy', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', {
    share: async () => {
      throw new DOMException('not now', 'NotAllowedError');
    },
    clipboard: { writeText },
  });
  await share();
  expect(writeText).toHaveBeenCalledOnce();
});

test('where nothing may be copied, the toast does not say that it was', async () => {
  vi.stubGlobal('navigator', {});
  await share();
  expect(shown).toEqual([{ title: 'Copy this link', description: ADDRESS }]);
});
