/** Reads what a family corrects of its book. On the server only: schemas are too much for a page. */
import type { OrderInFull } from '#contract/orders.ts';
import { pronounOf } from '#vocabulary/genders.ts';
import { heroTraitNames } from '#vocabulary/hero-traits.ts';
import { tellings } from '#vocabulary/reading-levels.ts';
import { emptyChild, readTypedChild } from '#web/family/read-child-form.ts';
import { type TypedChild, traitQuestions, traitsIn } from '#web/family/typed-child.ts';
import { typedInto } from '#web/forms/read-form.ts';
import { SHOWN } from './shown.ts';

/** What the form begins with, or had in it when it was refused, field by field. */
export type TypedCorrection = {
  /** What a family says of a child, in the fields of the child's own form. */
  child: TypedChild;
  /** All else. */
  other: Record<string, string>;
};

/** What a book is made of: bought, or as it would be with what is proposed. */
type BookOf = Pick<OrderInFull, 'dedication' | 'from' | 'ship_to'> & {
  reader: NonNullable<OrderInFull['reader']>;
};

export function typedFromBook({ reader, dedication, from, ship_to }: BookOf): TypedCorrection {
  const child = { ...emptyChild, id: reader.seed };
  for (const field of TEXTS) child[field] = reader[field];
  child.interests = reader.interests.join(', ');
  for (const trait of heroTraitNames) {
    const set = reader.traits[trait];
    child[`trait_${trait}`] = typeof set === 'boolean' ? (set ? 'yes' : 'no') : String(set ?? '');
  }
  const { pronoun, level, age_months } = reader;
  return {
    child,
    other: {
      pronoun,
      level,
      age: age_months === null ? '' : String(Math.floor(age_months / 12)),
      dedication: dedication ?? '',
      from: from ?? '',
      ...ship_to,
    },
  };
}

/** What the form says of a bought book; undefined once the account is deleted. */
export const boughtIn = ({ reader, ...order }: OrderInFull): TypedCorrection | undefined =>
  reader ? typedFromBook({ ...order, reader }) : undefined;

const TEXTS = [
  ...(['name', 'companion_kind', 'companion_name', 'grown_up', 'baby_name'] as const),
  'description',
] as const;

const SHIP_TO = [
  ...(['recipient', 'address_line_1', 'address_line_2', 'city', 'state'] as const),
  ...(['postal_code', 'country_code', 'phone_number'] as const),
] as const;
const OTHER = ['pronoun', 'level', 'age', 'dedication', 'from', ...SHIP_TO] as const;

/** What was typed, as it is shown again when it was not taken. */
export function readTyped(form: FormData): TypedCorrection {
  const other = Object.fromEntries(OTHER.map((name) => [name, typedInto(form, name)]));
  return { child: readTypedChild(form), other };
}

/** What the form showed of the book when it was opened: what is typed counts against it, whatever the book says by now. */
export function shownIn(form: FormData, bought: TypedCorrection): TypedCorrection {
  try {
    const shown = JSON.parse(String(form.get(SHOWN)));
    return shown?.child && shown?.other ? shown : bought;
  } catch {
    return bought;
  }
}

/** What was typed by whoever was slower, upon the book as it is now: what the other window has corrected stays. */
export function uponNow(typed: TypedCorrection, shown: TypedCorrection, now: TypedCorrection) {
  const merge = <Texts extends Record<string, string>>(
    mine: Texts,
    was: Texts,
    is: Texts,
  ): Texts => {
    const texts = Object.keys(is).map((name) => [
      name,
      isSame(mine[name], was[name]) ? is[name] : mine[name],
    ]);
    return Object.fromEntries(texts) as Texts;
  };
  return {
    child: merge(typed.child, shown.child, now.child),
    other: merge(typed.other, shown.other, now.other),
  };
}

/**
 * What was typed differently from what was shown, as the API takes it: what is as it was is left out, so that an address alone
 * can be corrected when nothing else can any more, and another window's corrections stay.
 */
export function correctionIn(typed: TypedCorrection, shown: TypedCorrection) {
  const { child, other } = typed;
  const isNew = (name: string) => !isSame(other[name], shown.other[name]);
  const isNewOfChild = (name: keyof TypedChild) => !isSame(child[name], shown.child[name]);
  const texts = TEXTS.filter(isNewOfChild).map((name) => [name, child[name].trim()]);
  const written = (['dedication', 'from'] as const)
    .filter(isNew)
    .map((name) => [name, other[name]]);
  const pronoun = Object.values(pronounOf).find((one) => one === other.pronoun);
  const level = tellings.find((one) => one === other.level);
  const ship_to = Object.fromEntries(SHIP_TO.map((name) => [name, other[name] ?? ''])) as Record<
    (typeof SHIP_TO)[number],
    string
  >;
  return {
    ...Object.fromEntries([...texts, ...written]),
    ...(isNewOfChild('interests') && { interests: interestsIn(child.interests) }),
    ...(traitQuestions.some(isNewOfChild) && { traits: traitsIn(child) }),
    ...(isNew('pronoun') && pronoun && { pronoun }),
    ...(isNew('level') && level && { level }),
    ...(isNew('age') && { age_months: other.age ? Number(other.age) * 12 : null }),
    ...(SHIP_TO.some(isNew) && { ship_to }),
  };
}

const interestsIn = (typed: string) => [
  ...new Set(
    typed
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** A field that is not there yet, or no more, says nothing. */
const isSame = (one: string | undefined, other: string | undefined) =>
  (one ?? '').trim() === (other ?? '').trim();
