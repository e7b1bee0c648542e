import type { Transaction } from '#database/transaction.ts';
import type { Caller } from '#shop/accounts/caller.ts';
import { findAddress, isComplete } from '#shop/family/address.ts';
import { assertDeliverable } from '#shop/family/assert-deliverable.ts';
import { noteShipTo } from '#shop/family/note-ship-to.ts';
import { Refused } from '#shop/refused.ts';
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
 * Sends home what nobody has said of where it goes: to the address of the profile, in the parent's name.
 * @throws ADDRESS_REQUIRED
 */
export async function sendTheRestHome(
  tx: Transaction,
  caller: Caller,
  lines: WantedLine[],
): Promise<AddressedLine[]> {
  if (lines.every(isAddressed)) return lines;
  const address = await findAddress(tx, caller);
  if (!address || !isComplete(address)) throw new Refused('ADDRESS_REQUIRED');
  const { id: _, userId: __, ...details } = address;
  const home: ShipTo = { recipient: caller.name, ...details };
  return lines.map((line) => ({ ...line, shipTo: line.shipTo ?? home }));
}

const isAddressed = (line: WantedLine): line is AddressedLine => line.shipTo !== undefined;
