import { safe } from '@orpc/client';
import { type Address, filledShipTo, type ShipTo } from '#contract/addresses.ts';
import type { Child } from '#contract/children.ts';
import { isComplete } from '#vocabulary/complete-address.ts';
import { whyNotOnLabel } from '#vocabulary/parcel-label.ts';
import { COUNTRY_NOT_DELIVERED } from '#vocabulary/sentences/checkout.ts';
import { type Country, findCountries } from '#web/address/countries.ts';
import { linesOf, rowOf } from '#web/address/lines-of.ts';
import { type Constraints, constraintsOf } from '#web/forms/read-form.ts';
import type { ShopRequest } from '#web/request-context.ts';
import type { ShipToField } from './sheet-fields.ts';

/** An address that is known, with who stands on the parcel unless somebody else is typed. */
export type Place = {
  /** Whose it is, in words. */
  whose: string;
  recipient: string;
  address: Omit<ShipTo, 'recipient'>;
  /** The address as it is shown. */
  lines: string[];
};

/** What the sheet has to know about where a purchase may go. */
export type WhereTo = {
  /** The addresses that there are, the one that is meant first. None: it has to be typed. */
  places: Place[];
  /** Addresses that are there and cannot be used as they are, each with why. */
  unfit: (Place & { why: string[]; isTooLong: boolean })[];
  /** Whether the profile has an address, as far as it could be read. */
  home: 'there' | 'missing' | 'unknown';
  /** The parent's name: it stands first on a parcel to an address that nobody has given yet. */
  parent: string;
  /** Whether everybody that is bought for is somebody who is given to. */
  isGift: boolean;
  countries: Country[];
  constraints: Constraints<ShipToField>;
};

const constraints = constraintsOf(filledShipTo);

/**
 * Where books for these children may go: home, to the address of the profile (specification, section 5), and for who is given
 * to where the last gift went, which comes first if nobody else is bought for (readings: Cart, checkout, orders).
 */
export async function findWhereTo(shop: ShopRequest, childIds: string[]): Promise<WhereTo> {
  const { api, viewer, report } = shop;
  const [stored, family, countries] = await Promise.all([
    safe(api.addresses.mine()),
    safe(api.children.list()),
    findCountries(shop),
  ]);
  for (const { error } of [stored, family]) if (error) report(error);
  return whereTo(viewer?.name ?? '', stored, childrenOf(family.data ?? [], childIds), countries);
}

export const childrenOf = (family: Child[], ids: string[]): Child[] =>
  family.filter(({ id }) => ids.includes(id));

/**
 * The same of what is known already.
 * @param parent the parent's name
 * @param stored the address of the profile, if it could be read
 * @param countries where we deliver
 */
export function whereTo(
  parent: string,
  stored: { data?: Address | null; error: unknown },
  boughtFor: Child[],
  countries: Country[],
): WhereTo {
  const isGift = boughtFor.length > 0 && boughtFor.every((child) => child.is_given_to);
  const { id: _, user_id: __, ...address } = stored.data ?? {};
  const home = stored.data && isWhole({ recipient: parent, ...stored.data }) ? address : undefined;
  const atHome = home ? [place('Your address', { recipient: parent, ...home } as ShipTo)] : [];
  const known = isGift ? [...giftsOf(boughtFor), ...atHome] : [...atHome, ...giftsOf(boughtFor)];
  return {
    places: known.filter((one) => whyNot(one, countries).why.length === 0),
    unfit: known
      .map((one) => ({ ...one, ...whyNot(one, countries) }))
      .filter(({ why }) => why.length > 0),
    home: stored.error ? 'unknown' : home ? 'there' : 'missing',
    parent,
    isGift,
    countries,
    constraints,
  };
}

const isWhole = (to: ShipTo): boolean => isComplete(rowOf(to));

/** Where the last gifts to these children went, each address once. */
function giftsOf(children: Child[]): Place[] {
  const places = new Map<string, Place>();
  for (const { is_given_to, name, ship_to } of children) {
    if (!is_given_to || !ship_to) continue;
    const key = JSON.stringify(ship_to);
    if (!places.has(key)) places.set(key, place(`Where the last book for ${name} went`, ship_to));
  }
  return [...places.values()];
}

/** Why a parcel cannot go to an address that was saved; the name on it can be typed anew in any case. */
function whyNot({ address }: Place, countries: Country[]) {
  const tooLong = Object.values(whyNotOnLabel({ ...address, recipient: '' }));
  if (tooLong.length > 0) return { why: tooLong, isTooLong: true };
  const isDelivered = countries.some(({ code }) => code === address.country_code);
  return { why: isDelivered ? [] : [COUNTRY_NOT_DELIVERED], isTooLong: false };
}

function place(whose: string, to: ShipTo): Place {
  const { recipient, ...address } = to;
  return { whose, recipient, address, lines: linesOf({ ...address, recipient: '' }) };
}
