/** A plant that grows by a level; the last of the five is a moon. Decoration. */
export function LevelPlant({ height }: { height: number }) {
  return (
    <svg viewBox="0 0 56 64" className="h-16 w-14 flex-none" aria-hidden="true">
      {height > 3 ? <Moon /> : <Plant pairs={height + 1} />}
    </svg>
  );
}

function Plant({ pairs }: { pairs: number }) {
  const top = 62 - pairs * 13;
  const leaf = (y: number, side: number) =>
    `M28 ${y}c${side * 4} -10 ${side * 12} -12 ${side * 18} -10c0 7 ${side * -6} 13 ${side * -18} 10Z`;
  return (
    <>
      <path
        d={`M28 64V${top}`}
        stroke="var(--color-pine)"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      {Array.from({ length: pairs }, (_, pair) => {
        const y = top + 4 + pair * 13;
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a leaf is nothing but its place.
            key={pair}
            d={leaf(y, 1) + leaf(y - 3, -1)}
            fill={pair % 2 ? 'var(--color-cloth-pine)' : 'var(--color-hill)'}
          />
        );
      })}
    </>
  );
}

function Moon() {
  return (
    <>
      <path
        d="M36 52A20 20 0 1 1 30 14a16 16 0 1 0 14 28 20 20 0 0 1-8 10Z"
        fill="var(--color-marigold)"
      />
      <path d="M46 14l2 5 5 2-5 2-2 5-2-5-5-2 5-2z" fill="var(--color-dusk)" />
    </>
  );
}
