import { HAIR_COLORS, SKINS } from '#bookmaking/hero/traits.ts';
import type { LookGuess } from '#web/family/photo/guess-look.ts';
import type { TypedChild } from '#web/family/typed-child.ts';
import { Button } from '#web/ui/button.tsx';
import { inWords } from './in-words.ts';
import { Swatch } from './swatch.tsx';

/**
 * What the photo's colors may say of the child, for the parent to take or to leave: the drawing does not follow it
 * until it is set (readings of the specification: Photos). Nothing where there is no guess.
 *
 * @param props.typed what the form says now
 */
export function PhotoGuess({
  guess,
  typed,
  onSet,
}: {
  guess: LookGuess;
  typed: TypedChild;
  onSet: (guess: LookGuess) => void;
}) {
  const { skin, hairColor } = guess;
  if (!skin && !hairColor) return null;
  const isSet =
    (!skin || typed.trait_skin === skin) && (!hairColor || typed.trait_hairColor === hairColor);
  return (
    <div className="photo-guess" data-set={isSet || undefined}>
      <div className="min-w-0">
        <p className="font-bold">A guess from the photo</p>
        <ul className="flex flex-wrap gap-x-2 lg:gap-x-4">
          {skin && (
            <li className="flex items-center gap-1.5">
              <Swatch color={SKINS[skin]} />
              <span>{inWords(skin)} skin</span>
            </li>
          )}
          {hairColor && (
            <li className="flex items-center gap-1.5">
              <Swatch color={HAIR_COLORS[hairColor]} />
              <span>{inWords(hairColor)} hair</span>
            </li>
          )}
        </ul>
      </div>
      <Button
        type="button"
        look="quiet"
        busy={isSet}
        busyLabel="It is set"
        onClick={() => onSet(guess)}
      >
        Set it
      </Button>
    </div>
  );
}
