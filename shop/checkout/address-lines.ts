import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { assertSendable } from '#shop/delivery/assert-sendable.ts';
import { findAddress } from '#shop/family/address.ts';
import { assertDeliverable } from '#shop/family/assert-deliverable.ts';
import type { Child } from '#shop/family/child.ts';
import { holdChildren } from '#shop/family/find-child.ts';
import { noteShipTo } from '#shop/family/note-ship-to.ts';
import { Refused } from '#shop/refused.ts';
import { isComplete } from '#vocabulary/complete-address.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import type { AddressedLine, WantedLine } from './price-lines.ts';

/**
 * Sends lines to an address that was given at the checkout, and keeps it with their children.
 * @throws ADDRESS_INCOMPLETE, COUNTRY_UNKNOWN
 */
export async function sendTo(
  tx: Transaction,
  caller: Caller,
  lines: WantedLine[],
  shipTo: ShipTo,
): Promise<AddressedLine[]> {
  assertDeliverable(shipTo);
  const childIds = lines.map((line) => line.childId);
  await noteShipTo(tx, caller, childIds, shipTo);
  return lines.map((line) => ({ ...line, shipTo }));
}

/**
 * Says of each line where it goes if nobody has said so: a gift to the last address that was given for who gets it,
 * everything else home, to the address of the profile, in the parent's name.
 * @throws ADDRESS_REQUIRED
 */
export async function addressTheRest(
  tx: Transaction,
  caller: Caller,
  lines: WantedLine[],
): Promise<AddressedLine[]> {
  if (lines.every(isAddressed)) return lines;
  const childIds = lines.filter((line) => !line.shipTo).map((line) => line.childId);
  const children = await holdChildren(tx, caller, childIds);
  const known = lines.map((line) => {
    const child = children.get(line.childId);
    return { ...line, shipTo: line.shipTo ?? (child && shipToOfGift(child)) };
  });
  if (known.every(isAddressed)) return known;
  const address = await findAddress(tx, caller);
  if (!address || !isComplete(address)) throw new Refused('ADDRESS_REQUIRED');
  const { id: _, userId: __, ...details } = address;
  const home: ShipTo = { recipient: caller.name, ...details };
  return known.map((line) => ({ ...line, shipTo: line.shipTo ?? home }));
}

/**
 * Asks of every address whether the printer would take it.
 * @throws ADDRESS_TOO_LONG, COUNTRY_NOT_DELIVERED
 */
export async function assertAllSendable(
  tx: Transaction,
  lines: AddressedLine[],
  leastMargin: number | undefined,
): Promise<void> {
  const doors = new Map(lines.map(({ shipTo }) => [JSON.stringify(shipTo), shipTo]));
  for (const shipTo of doors.values()) await assertSendable(tx, shipTo, leastMargin);
}

const isAddressed = (line: WantedLine): line is AddressedLine => line.shipTo !== undefined;

/** The family's own children live at home, whatever was once sent elsewhere for them. */
const shipToOfGift = ({ isGivenTo, shipTo }: Child): ShipTo | undefined =>
  (isGivenTo && shipTo) || undefined;
