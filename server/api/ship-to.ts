import { shipToFieldNames, type ShipTo as WireShipTo } from '#contract/addresses.ts';
import type { ShipTo } from '#vocabulary/ship-to.ts';
import { fromRow } from './row-names.ts';

/** Where an order goes, as it is told; null where nobody knows. */
export const presentShipTo = (shipTo: ShipTo | null): WireShipTo | null =>
  shipTo && fromRow(shipToFieldNames, shipTo);
