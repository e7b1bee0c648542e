/** What an endpoint has answered, or why there is no answer, in our words. What stands in an answer is nobody's to keep. */
export type Answer =
  | {
      status: number;
      /** How long it wants to be left alone (Retry-After), in ms. */
      retryAfterMs?: number;
    }
  | { failure: string };

/** What the shop asks of the network: sends an event to an address of somebody else's. Never throws for what that one does. */
export type PostEvent = (event: {
  url: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<Answer>;
