/**
 * Loads what says that an answer has been sent already (server/api/mount.ts) before a test opens any server, as the web
 * process does: the first server puts its own Response in the place of Node's, and an answer of that kind is sent a
 * second time. The files of a worker share their modules, so a file without an API may be the one that opens it.
 */
import '@hono/node-server/utils/response';
