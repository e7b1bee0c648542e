/** How bodies may be coded on their way, the better first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Whether an Accept-Encoding names a coding, and not to refuse it. */
const takes: Record<Coding, RegExp> = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/,
};

/**
 * The best coding that a reader takes and we have (RFC 9110, section 12.5.3); undefined for none.
 * @param accepted the request's Accept-Encoding
 */
export const chooseCoding = (
  accepted = '',
  isOffered: (coding: Coding) => boolean = () => true,
): Coding | undefined =>
  CODINGS.find((coding) => isOffered(coding) && takes[coding].test(accepted));
