import type { BrowserContext } from '@playwright/test';
import { signIn } from '#tests/support/move-in.ts';
import type { Viewer } from './screen.ts';

/** Lets a browser be one of the demo shop's people. */
export async function enterAs(context: BrowserContext, viewer: Viewer): Promise<void> {
  if (viewer !== 'visitor') await signIn(context, `${viewer}@example.com`);
}
