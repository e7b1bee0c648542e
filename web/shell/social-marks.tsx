const MARKS = [
  {
    name: 'Instagram',
    href: 'https://www.instagram.com/',
    path: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 8.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM17 7h.01',
  },
  {
    name: 'YouTube',
    href: 'https://www.youtube.com/',
    path: 'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6zM10.5 9.5v5l4-2.5z',
  },
  {
    name: 'Pinterest',
    href: 'https://www.pinterest.com/',
    path: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM10.2 18.5l2.3-9M9.3 12.8c-1.3-2.6.5-5 2.9-5s3.9 1.9 3.2 4.3c-.7 2.5-3.3 3-4.2 1.3',
  },
];

/** Where families usually look for us. The shop has no accounts there yet: these are front doors. */
export function SocialMarks() {
  return (
    <ul className="-mx-3 flex">
      {MARKS.map((mark) => (
        <li key={mark.name}>
          <a className="btn btn-icon" href={mark.href} rel="noreferrer">
            <span className="sr-only">{mark.name}</span>
            <svg
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={mark.path} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
