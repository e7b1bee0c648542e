/** Bedtime outside: a moon, a house where somebody is still reading, and a letter box with its flag up. */
export function NightWindow() {
  return (
    <div className="relative h-52 overflow-hidden bg-night md:h-auto">
      <svg
        aria-hidden="true"
        viewBox="0 0 640 784"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <defs>
          <linearGradient id="night-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#161f4a" />
            <stop offset=".62" stopColor="#3c4f9c" />
            <stop offset="1" stopColor="#6f7fc4" />
          </linearGradient>
          <radialGradient id="moonshine">
            <stop offset="0" stopColor="#fff3cf" stopOpacity=".5" />
            <stop offset=".5" stopColor="#fff3cf" stopOpacity=".12" />
            <stop offset="1" stopColor="#fff3cf" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="lamplight">
            <stop offset="0" stopColor="#ffd98a" stopOpacity=".55" />
            <stop offset=".55" stopColor="#ffd98a" stopOpacity=".13" />
            <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="640" height="784" fill="url(#night-sky)" />
        <Stars />
        <circle cx="456" cy="492" r="210" fill="url(#moonshine)" />
        <circle cx="456" cy="492" r="56" fill="#fff3cf" />
        <circle cx="440" cy="478" r="11" fill="#f0dfae" />
        <circle cx="474" cy="508" r="7" fill="#f0dfae" />
        <path fill="#35488c" d="M0 604c70-46 132-62 206-40s112 30 186-6 150-36 248 20v206H0z" />
        <g fill="#263a70">
          <Fir x={48} y={598} size={1} />
          <Fir x={92} y={588} size={0.7} />
          <Fir x={556} y={578} size={0.9} />
          <Fir x={600} y={592} size={1.2} />
        </g>
        <path fill="#2a5468" d="M0 660c110-52 236-58 340-24s206 22 300-18v166H0z" />
        <House />
        <path fill="#1f4a50" d="M0 716c120-34 226-20 330 0s210 16 310-18v86H0z" />
        <path fill="#17393f" d="M0 756c150-26 300-10 420 2s160 2 220-8v34H0z" />
        <LetterBox />
        <g stroke="#2f6a66" strokeWidth="4" strokeLinecap="round">
          <path d="M70 746l-4-20M80 746l4-24M302 748l-5-18M312 748l6-22M586 742l-5-20M596 741l5-22" />
        </g>
        <g fill="#c9b5f0">
          <circle cx="66" cy="724" r="5" />
          <circle cx="318" cy="724" r="5" />
          <circle cx="602" cy="717" r="5" />
        </g>
      </svg>
    </div>
  );
}

const STARS = [
  [62, 66, 2.4],
  [148, 128, 1.6],
  [236, 58, 2],
  [322, 150, 1.6],
  [398, 72, 2.4],
  [492, 138, 1.8],
  [578, 84, 2.2],
  [96, 230, 1.8],
  [188, 296, 2.4],
  [286, 248, 1.6],
  [372, 316, 2],
  [548, 252, 2.4],
  [52, 372, 2],
  [142, 432, 1.6],
  [260, 398, 2.2],
  [332, 462, 1.6],
  [586, 378, 1.8],
  [88, 512, 1.6],
  [214, 500, 1.8],
  [560, 470, 1.6],
] as const;

function Stars() {
  return (
    <g fill="#fff3cf">
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
      <path d="M236 44l3 11 11 3-11 3-3 11-3-11-11-3 11-3zM548 236l3.500 12.500 12.500 3.500-12.500 3.500-3.500 12.500-3.500-12.500-12.500-3.500 12.500-3.500z" />
    </g>
  );
}

function Fir({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0-74l16 30h-7l15 26h-9l15 28h-60l15-28h-9l15-26h-7z"
    />
  );
}

function House() {
  return (
    <g>
      <circle cx="186" cy="618" r="150" fill="url(#lamplight)" />
      <path d="M128 604l64-58 64 58v62H128z" fill="#1d2b57" />
      <path d="M112 610l80-74 80 74-9 9-71-65-71 65z" fill="#7a3358" />
      <path d="M226 548h20v32l-20-18z" fill="#1d2b57" />
      <path d="M150 606h36v38h-36z" fill="#ffd98a" />
      <path d="M168 606v38M150 625h36" stroke="#1d2b57" strokeWidth="4" />
      <path d="M206 618c0-18 28-18 28 0v50h-28z" fill="#c0402a" />
      <circle cx="228" cy="646" r="2.500" fill="#ffd98a" />
    </g>
  );
}

function LetterBox() {
  return (
    <g transform="translate(430 628)">
      <path d="M30 58h12v84H30z" fill="#8a6437" />
      <path d="M42 58h4v84h-4z" fill="#6b4a25" />
      <path d="M0 30c0-34 48-34 48 0v32H0z" fill="#2f7388" />
      <path d="M24 5h48c26 0 26 25 26 25v32H48V30S48 9 24 5z" fill="#3b8aa2" />
      <path d="M9 30c0-20 30-20 30 0v24H9z" fill="#1b4654" />
      <path d="M4 24l44-9 6 28-44 9z" fill="#fff6dc" />
      <path d="M4 24l26 13 18-22" fill="none" stroke="#cbb98c" strokeWidth="3" />
      <circle cx="30" cy="37" r="5" fill="#c0402a" />
      <path d="M76-26h6v52h-6z" fill="#f4b53a" />
      <path d="M82-26h24l-6 9 6 9H82z" fill="#c0402a" />
    </g>
  );
}
