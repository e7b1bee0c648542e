/** What a book says of its maker where nobody was named: nothing that could be taken for one. */
export const SAMPLE_MAKER = {
  maker: 'Sample maker (no name is set)',
  address: '1 Sample Street, 12345 Sampletown',
  mail: 'sample@wonderling.example',
  personInEu: 'Sample person, 2 Sample Street, 12345 Sampletown, person@wonderling.example',
} as const;
