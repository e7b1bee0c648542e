/**
 * Facts about a page for search engines (JSON-LD). A data block is no script: nothing runs it, and the
 * content security policy has nothing to admit.
 */
export function StructuredData({ facts }: { facts: object[] }) {
  // The one thing that could end the block early.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, every '<' escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
