import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawHero } from '#bookmaking/draw-hero.ts';
import { heroOf } from '#bookmaking/hero/hero.ts';
import { SKINS, type Skin, type Traits } from '#bookmaking/hero/traits.ts';
import { readerOfForm } from '#web/family/hero/reader-of-form.ts';
import { emptyChild } from '#web/family/read-child-form.ts';
import { guessLook } from './guess-look.ts';

const SIDE = 64;

/** The head of one of our own children before a wall, as a parent would crop a photo of it. */
async function portrait(traits: Partial<Traits>, wall = '#b9d4de') {
  const reader = readerOfForm({ ...emptyChild, id: 'guess' }, new Date('2026-11-21'));
  const hero = heroOf({ ...reader, traits: { glasses: 'none', ...traits } });
  const svg = drawHero(hero, { pose: 'stand', mood: 'happy', width: 400 });
  const figure = sharp(Buffer.from(svg)).flatten({ background: wall });
  const { width = 0 } = await figure.metadata();
  const { data } = await figure
    .extract({
      left: Math.round(width * 0.08),
      top: 0,
      width: Math.round(width * 0.84),
      height: Math.round(width * 0.84),
    })
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), side: SIDE };
}

const plain = (color: string) =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 4, background: color } })
    .raw()
    .toBuffer()
    .then((data) => ({ data: new Uint8ClampedArray(data), side: SIDE }));

test.each(Object.keys(SKINS) as Skin[])('%s skin is guessed, or its neighbor', async (skin) => {
  const names = Object.keys(SKINS);
  const guess = guessLook(await portrait({ skin, hair: 'bob', hairColor: 'black' }));
  const off = names.indexOf(guess.skin!) - names.indexOf(skin);
  expect(Math.abs(off), `${skin} was taken for ${guess.skin}`).toBeLessThanOrEqual(1);
});

test.each<[Skin, Traits['hairColor']]>([
  ['porcelain', 'ginger'],
  ['fair', 'blonde'],
  ['fair', 'brown'],
  ['peach', 'black'],
  ['olive', 'darkBrown'],
  ['brown', 'black'],
  ['ebony', 'black'],
])('%s skin and %s hair', async (skin, hairColor) => {
  const guess = guessLook(await portrait({ skin, hair: 'bob', hairColor }));
  // Lit from above, one of each pair is taken for the other: by people, too.
  const pair = [
    ['black', 'darkBrown'],
    ['ginger', 'strawberry'],
  ].find((alike) => alike.includes(hairColor!));
  expect(pair ?? [hairColor]).toContain(guess.hairColor);
});

test('bald is no color of hair', async () => {
  expect(guessLook(await portrait({ skin: 'honey', hair: 'bald' })).hairColor).toBeUndefined();
});

test.each(['#7fae5a', '#3c63a8', '#808080', '#000000', '#ffffff'])(
  'a wall of %s is nobody',
  async (color) => {
    expect(guessLook(await plain(color))).toEqual({});
  },
);
