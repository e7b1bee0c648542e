import { type Chance, pick } from '#bookmaking/drawing/chance.ts';
import { SKINS, type Skin, type Traits } from './traits.ts';

/** How often each skin, from porcelain to ebony, goes with what is said. */
type Odds = readonly number[];

const FAIR: Odds = [6, 8, 6, 2, 1, 0.5, 0.3, 0.2, 0.1, 0.1];
const LIGHT: Odds = [4, 6, 6, 4, 3, 2, 1, 0.5, 0.3, 0.2];
const DARK: Odds = [0.1, 0.1, 0.3, 0.7, 0.7, 4, 6, 6, 6, 5];

const BY_HAIR_COLOR: Partial<Record<Traits['hairColor'], Odds>> = {
  platinum: FAIR,
  blonde: FAIR,
  honey: FAIR,
  strawberry: FAIR,
  ginger: FAIR,
  auburn: LIGHT,
  lightBrown: LIGHT,
};
const BY_HAIR: Partial<Record<Traits['hair'], Odds>> = {
  afro: DARK,
  puffs: DARK,
  highTop: DARK,
  locs: DARK,
  boxBraids: DARK,
  cornrows: DARK,
};
const BY_EYES: Partial<Record<Traits['eyes'], Odds>> = { blue: LIGHT, green: LIGHT, gray: LIGHT };

/**
 * A skin for a child of whom nobody says it. It was one of ten by lot, whatever was said of the hair, and seven of ten blond
 * children came out tan to ebony (1,000 seeds). Now hair and eyes that are said weigh; nothing is made impossible. Where neither is said every skin is as
 * likely as the next, by the same number of the same chance: children who were never described look as they did.
 */
export function likelySkin(chance: Chance, said: Partial<Traits>): Skin {
  const skins = Object.keys(SKINS) as Skin[];
  const reasons = [
    said.hairColor && BY_HAIR_COLOR[said.hairColor],
    said.hair && BY_HAIR[said.hair],
    said.eyes && BY_EYES[said.eyes],
  ].filter((odds): odds is Odds => odds !== undefined);
  if (reasons.length === 0) return pick(chance, skins);
  const odds = skins.map((_, at) => reasons.reduce((all, one) => all * (one[at] ?? 0), 1));
  let left = chance() * odds.reduce((sum, one) => sum + one, 0);
  const drawn = odds.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  return skins.at(drawn) as Skin;
}
