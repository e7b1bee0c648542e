/**
 * Something to do with a child, with what is in the house (specification, section 3: Activity). All
 * of it is authored for this shop. The page shows `steps.prep` only; how it is played is told in
 * `fullDescription`, and `play` and `expand` wait for a page that shows them.
 */
export interface Activity {
  /** As in its address: /activity/{id}. The scene of the same name is its picture. */
  readonly id: string;
  readonly themeId: string;
  readonly title: string;
  readonly subtitle: string;
  readonly duration: string;
  readonly ageRange: string;
  readonly tags: readonly string[];
  readonly image: string;
  /** One or two sentences for a card. */
  readonly description: string;
  /** Paragraphs. */
  readonly fullDescription: readonly string[];
  readonly supplies: readonly string[];
  /** What a grown-up has to watch. Never left out, never in small print. */
  readonly safety: string;
  readonly steps: {
    readonly prep: readonly string[];
    readonly play: readonly string[];
    readonly expand: readonly string[];
  };
  readonly questions: readonly string[];
  readonly perfectFor: readonly string[];
  readonly developmentalBenefits: readonly string[];
  readonly educationalPhilosophy: string;
}
