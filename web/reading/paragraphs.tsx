import type { Run } from '#bookmaking/words/render.ts';

/** What a book says; the name is told apart. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly (readonly Run[])[] }) {
  return paragraphs.map((runs, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are nothing but their place.
    <p key={i}>
      {runs.map((run, n) =>
        run.isName ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: so are the stretches of one.
          <bdi key={n} className="rubric">
            {run.text}
          </bdi>
        ) : (
          run.text
        ),
      )}
    </p>
  ));
}
