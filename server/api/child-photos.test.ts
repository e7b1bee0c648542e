import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { blackPng, picture } from '#tests/support/awkward-photos.ts';
import { serveApi } from '#tests/support/serve-api.ts';
import { beSignedIn } from '#tests/support/sign-in.ts';
import { cpuOf, yardstick } from '#tests/support/yardstick.ts';

const api = await serveApi();
const hanna = await beSignedIn(api.authParts, { email: 'hanna@example.com' });
const authorization = `Bearer ${hanna.token}`;
const photo = await picture(300, 200).png().toBuffer();

function upload(
  bytes: Uint8Array,
  fields: Record<string, string> = { child_name: 'Zoë' },
  headers: Record<string, string> = { authorization },
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], 'zoe.png', { type: 'image/png' }));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return fetch(`${api.url}/api/storage/child_photos`, { method: 'POST', headers, body: form });
}
const uploaded = async () => (await upload(photo)).json();
const addChild = (body: object) =>
  fetch(`${api.url}/api/children`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Zoë', reading_level: 'Sapling', gender: 'Girl', ...body }),
  });

describe('uploading a photo', () => {
  test('answers its path and a signed address that shows it without a session', async () => {
    const answer = await upload(photo, { child_name: 'Zoë Maria', user_id: hanna.userId });
    expect(answer.status).toBe(201);
    const { path, photo_url } = await answer.json();
    expect(path).toMatch(
      new RegExp(`^/api/storage/child_photos/${hanna.userId}/zoe_maria_\\d+\\.jpg$`),
    );

    const shown = await fetch(`${api.url}${photo_url}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    expect(shown.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    const { format, width, height } = await sharp(await shown.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 200 });

    expect((await fetch(`${api.url}${path}`)).status).toBe(404);
    expect((await fetch(`${api.url}${photo_url}A`)).status).toBe(404);
    expect((await fetch(`${api.url}${path}`, { headers: { authorization } })).status).toBe(200);
  });

  test.each<[string, Uint8Array, number, string]>([
    [
      'an SVG called zoe.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'Please choose a JPEG, PNG, WebP or AVIF picture',
    ],
    ['900 megapixels', blackPng(30_000, 30_000), 422, 'The picture has more than 40 megapixels'],
    [
      '10 MB and one byte',
      Buffer.alloc(10 * 1024 * 1024 + 1),
      422,
      'The picture is bigger than 10 MB',
    ],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024), 413, 'The picture is bigger than 10 MB'],
  ])(
    '%s is refused in the specified words, with little work',
    async (_, bytes, status, details) => {
      // Shop and sender are this one process, and for both a megabyte that comes and goes is work, too: on a busy machine
      // 21 of them, sent and read away, took 14 yardsticks.
      const spent = await cpuOf(async () => {
        const answer = await upload(bytes);
        expect(await answer.json()).toMatchObject({
          code: 'PHOTO_REFUSED',
          status,
          message: `Failed to upload photo: ${details}`,
          data: { details },
        });
        expect(answer.status).toBe(status);
      });
      const megabytes = bytes.length / 2 ** 20;
      expect(spent).toBeLessThan((10 + 2 * megabytes) * (await yardstick()));
    },
  );

  test('21 MB over a slow line is refused in the same words', async () => {
    // The answer came before the rest of the photo, and half a second later the connection broke (ECONNRESET).
    const sender = connect(Number(new URL(api.url).port), '127.0.0.1').pause();
    sender.write(
      [
        'POST /api/storage/child_photos HTTP/1.1',
        'host: shop',
        `authorization: ${authorization}`,
        'content-type: multipart/form-data; boundary=photo',
        `content-length: ${21 * 1024 * 1024}`,
        'connection: close',
        '\r\n',
      ].join('\r\n'),
    );
    for (let part = 0; part < 21; part++) {
      sender.write(Buffer.alloc(1024 * 1024));
      await setTimeout(50);
    }
    const answer = await text(sender);
    expect(answer).toMatch('HTTP/1.1 413');
    expect(answer).toMatch('Failed to upload photo: The picture is bigger than 10 MB');
  });

  test('for somebody else is refused', async () => {
    const answer = await upload(photo, { child_name: 'Zoë', user_id: 'somebody' });
    expect(await answer.json()).toMatchObject({
      message: 'Failed to upload photo: User ID mismatch',
    });
  });

  test('with anything else beside it is refused', async () => {
    const answer = await upload(photo, { child_name: 'Zoë', key: `${hanna.userId}/zoe_1.jpg` });
    expect(await answer.json()).toMatchObject({ status: 400, code: 'INPUT_INVALID' });
  });

  test('without a name or a file is refused beside the field', async () => {
    const missing = ['Missing required parameters for photo upload'];
    const nameless = await upload(photo, { child_name: ' ' });
    expect(await nameless.json()).toMatchObject({ data: { fields: { child_name: missing } } });
    const form = new FormData();
    form.set('file', 'not a file');
    form.set('child_name', 'Zoë');
    const fileless = await fetch(`${api.url}/api/storage/child_photos`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(await fileless.json()).toMatchObject({ data: { fields: { file: missing } } });
  });

  test('is for those who are signed in, whatever the size', async () => {
    const answer = await upload(Buffer.alloc(3_000_000), { child_name: 'Zoë' }, {});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});

describe("a child's photo", () => {
  test('is given by the address of the upload and answered as a signed one', async () => {
    const { path, photo_url } = await uploaded();
    for (const given of [path, photo_url, `${api.url}${photo_url}`]) {
      const child = await (await addChild({ photo_url: given })).json();
      expect(child.photo_url).toMatch(/\?expires=\d+&signature=[\w-]{43}$/);
      expect((await fetch(`${api.url}${child.photo_url}`)).status).toBe(200);
    }
  });

  test.each([
    ['an address elsewhere', 'https://elsewhere.example/zoe.jpg'],
    ['a photo that was never uploaded', '/api/storage/child_photos/x/zoe_1.jpg'],
    ['a script', 'javascript:alert(1)'],
  ])('%s is refused', async (_, photo_url) => {
    expect(await (await addChild({ photo_url })).json()).toMatchObject({
      status: 422,
      code: 'PHOTO_UNKNOWN',
    });
  });

  test('is shown in the square that was chosen, and in none that is no square', async () => {
    const { photo_url } = await uploaded();
    const photo_crop = { x: 0, y: 0.25, zoom: 4 };
    expect(await (await addChild({ photo_url, photo_crop })).json()).toMatchObject({ photo_crop });
    expect(await (await addChild({ photo_url })).json()).toMatchObject({ photo_crop: null });
    for (const wrong of [
      { x: -0.1 },
      { y: 1.1 },
      { zoom: 0.5 },
      { zoom: 5 },
      { zoom: null },
      { z: 1 },
    ]) {
      const answer = await addChild({ photo_url, photo_crop: { ...photo_crop, ...wrong } });
      expect(await answer.json()).toMatchObject({ status: 400, code: 'INPUT_INVALID' });
    }
    const described = await addChild({ description: 'Red hair', photo_crop });
    expect(await described.json()).toMatchObject({ photo_url: null, photo_crop: null });
  });

  test('and a description together are refused in the specified words', async () => {
    const { photo_url } = await uploaded();
    const answer = await addChild({ photo_url, description: 'Red hair' });
    expect(await answer.json()).toMatchObject({
      status: 422,
      code: 'PHOTO_AND_DESCRIPTION',
      message:
        'Please either upload a photo or describe your child to help us create their illustrations.',
    });
  });
});
