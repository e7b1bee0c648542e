import { LONGEST_CHILD_NAME, LONGEST_COMPANION } from '#vocabulary/text-lengths.ts';

/** Whom a child has in its stories, as every form asks for it: a field's own properties. */
export const askedCompany = {
  companion_kind: {
    label: 'A toy or an animal',
    placeholder: 'stegosaurus, rabbit, our dog',
    maxLength: LONGEST_COMPANION,
  },
  companion_name: {
    label: 'What it is called',
    placeholder: 'Rexy',
    maxLength: LONGEST_CHILD_NAME,
  },
  grown_up: {
    label: 'A grown-up',
    placeholder: 'Grandma, Papa, Nonna',
    maxLength: LONGEST_CHILD_NAME,
  },
  baby_name: {
    label: 'A baby brother or sister',
    placeholder: 'Noah',
    maxLength: LONGEST_CHILD_NAME,
  },
} as const;

export const companyFields = Object.keys(askedCompany) as (keyof typeof askedCompany)[];
