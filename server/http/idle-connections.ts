/**
 * How long the web process keeps an idle connection open, in milliseconds. Longer than a proxy keeps one to us (nginx
 * 60 s, most balancers 60): whoever hangs up first must not be the one who is asked. With Node's 5 s a request can meet a
 * connection that is just being closed (ECONNRESET), which tests met, too, where a slow machine held up their event loop.
 */
export const IDLE_CONNECTION_MS = 75_000;
