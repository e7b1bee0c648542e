import { Gift } from 'lucide-react';
import { Hills } from '#web/pages/home/hills.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Cutout } from './cutout.tsx';

/** The shop's promise, and two ways in (specification, section 1). */
export function Hero() {
  return (
    <section className="hero-sky relative isolate overflow-clip">
      <div className="shop pt-28 pb-[68vw] sm:pb-[60vw] md:min-h-[46rem] md:pt-32 md:pb-44">
        <div className="max-w-[34rem]">
          <h1 className="text-4xl">
            Once upon a time, there was <span className="rubric">your child.</span>
          </h1>
          <p className="mt-5 max-w-[26rem] text-lg">
            A real picture book with their name, their hair, their glasses. You describe them, we
            draw them, and you can peek inside before you pay.
          </p>
          <div className="mt-7 flex flex-col gap-3 sm:flex-row">
            <ButtonLink to="/onboarding?flow=gift">
              <Gift className="icon" />
              Gift Wonder
            </ButtonLink>
            <ButtonLink to="/books" look="quiet">
              Discover Books
            </ButtonLink>
          </div>
          <a className="link mt-3 inline-flex min-h-11 items-center" href="#draw">
            Or draw your child first
          </a>
        </div>
      </div>
      <Hills />
      <div className="the-cast">
        <Cutout
          name="the-cast"
          width={1280}
          height={760}
          sizes="(min-width: 48rem) min(56vw, 48rem), 100vw"
          eager
          className="w-full"
        />
      </div>
    </section>
  );
}
