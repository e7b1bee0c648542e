import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A form for a child on the profile: whoever opened it finds himself at its heading. */
export function ChildSection({
  title,
  words,
  children,
}: {
  title: string;
  words: string;
  children: ReactNode;
}) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section aria-labelledby={id} className="mt-10 border-t-2 border-ink pt-6">
      <h2 id={id} ref={heading} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-6 max-w-read text-ink-soft">{words}</p>
      {children}
    </section>
  );
}
