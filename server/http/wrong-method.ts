/** How what is only looked at may be asked for. */
export const LOOKING = ['GET', 'HEAD'];

/**
 * The answer to a method that an address does not know (RFC 9110, section 15.5.6): 405, and which it does know.
 * @param allowed of this address
 * @param headers besides
 */
export const wrongMethod = (allowed: readonly string[], headers: Record<string, string> = {}) =>
  Response.json(
    {
      defined: false,
      code: 'METHOD_NOT_ALLOWED',
      status: 405,
      message: `This address answers to ${allowed.join(', ')}.`,
    },
    { status: 405, headers: { ...headers, Allow: allowed.join(', ') } },
  );
