import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { isPublicAddress } from './public-address.ts';

/** The code of the error that says that a name leads to an address of our own network. */
export const IS_INSIDE = 'ADDRESS_INSIDE';

type Told = (
  error: NodeJS.ErrnoException | null,
  address: string | LookupAddress[],
  family?: number,
) => void;

/** Looks a name up as a connection does, and finds nothing inside. Asked for the connection itself, so that a name cannot lead elsewhere between a look at it and the call. */
export function lookUpOutside(hostname: string, options: LookupOptions, told: Told): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return told(error, []);
    const isInside = addresses.some(({ address }) => !isPublicAddress(address));
    if (isInside || addresses.length === 0) {
      return told(Object.assign(new Error(IS_INSIDE), { code: IS_INSIDE }), []);
    }
    if (options.all) return told(null, addresses);
    const [{ address, family }] = addresses as [LookupAddress];
    told(null, address, family);
  });
}
