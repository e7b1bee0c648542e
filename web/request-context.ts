import type { ContractRouterClient } from '@orpc/contract';
import { createContext, type RouterContext } from 'react-router';
import type { Imprint } from '#bookmaking/binding/copy.ts';
import type { Contract } from '#contract/contract.ts';
import type { signIn } from '#contract/sign-in.ts';

/** The shop's API, typed by its contract, speaking for whoever sent the request. */
export type Api = ContractRouterClient<Contract>;

/** The calls that sign in and out. The cookies that they set reach the browser by themselves. */
export type SignInCalls = ContractRouterClient<typeof signIn>;

/** Who is looking at the page. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  isAdmin: boolean;
  /** Where days begin for this viewer (vocabulary/day.ts). */
  timeZone: string;
  /** Whom this browser last chose for the covers, by its own word (web/book/on-covers.ts). */
  onCovers: string | null;
};

/** What the shop keeps for the viewer and every page shows something of; nothing for a visitor. */
export type Belongings = {
  /** Items in the cart: the sum of its lines' quantities. */
  cartCount: number;
  /** The same as the badge shows it: '' for none, '99+' above 99. */
  badge: string;
  inCart: { bookId: number; childId: string }[];
  /** What has the viewer's heart, the latest first, each as `keyOf` names it (web/favorites). */
  hearts: string[];
};

/** The only settings that the browser may see; a new one is a decision, not an accident. */
export type BrowserSettings = {
  /** Where the shop is found, without a slash at the end. */
  publicUrl: string;
  /** True where payments, mails and Google are stand-ins. */
  sandbox: boolean;
  /** Whether there is a Google to sign in with. */
  googleSignIn: boolean;
  /** Where people of the shop read what is written to them. */
  mail: string;
  /** Who makes the books, as each of them says. */
  maker: Omit<Imprint, 'copyNumber'>;
};

/** What the server tells the pages about one request. */
export type ShopRequest = {
  api: Api;
  signIn: SignInCalls;
  /** The signed-in user, or null for a visitor. */
  viewer: Viewer | null;
  /** Asked with the session, so that a page and its shell ask once; anew after an action. */
  belongings: () => Promise<Belongings>;
  /** Admits this response's inline scripts past the content security policy. */
  nonce: string;
  /** Names this request in the logs and on an error page. */
  requestId: string;
  settings: BrowserSettings;
  /** Notes an error that no page could answer. */
  report: (error: unknown) => void;
};

// The server and the pages' bundle each load their own copy of this module. A context is found
// by identity, so both must hold the very same one.
const shared = globalThis as { [key: symbol]: RouterContext<ShopRequest> | undefined };
const key = Symbol.for('wonderling.shop-request');
shared[key] ??= createContext<ShopRequest>();

/** Gives a loader or an action what the server knows: `context.get(shopRequest)`. */
export const shopRequest: RouterContext<ShopRequest> = shared[key];
