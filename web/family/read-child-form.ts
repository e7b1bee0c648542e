/** Reads what a parent typed about a child and checks it as the form promises to (specification, section 5). */

/** The most letters of a description. */
export const LONGEST_DESCRIPTION = 300;

const FIELDS = [
  'name',
  'birth_year',
  'birth_month',
  'birth_day',
  'reading_level',
  'gender',
  'interests',
  'description',
] as const;

/** What was typed, word for word, to be shown again. */
export type TypedChild = Record<(typeof FIELDS)[number], string>;

/** A sentence per field that is wrong; the three lists of the birthday share one. */
export type ChildErrors = Partial<
  Record<'name' | 'birthday' | 'reading_level' | 'gender' | 'interests' | 'description', string>
>;

/** What the form shows before anybody typed. */
export const emptyChild: TypedChild = {
  name: '',
  birth_year: '',
  birth_month: '',
  birth_day: '',
  reading_level: '',
  gender: '',
  interests: '',
  description: '',
};

export function readTypedChild(form: FormData): TypedChild {
  const typed = { ...emptyChild };
  for (const field of FIELDS) {
    // A browser sends line ends as two letters, which would count twice against the limit.
    typed[field] = String(form.get(field) ?? '').replaceAll('\r\n', '\n');
  }
  return typed;
}

/** Every sentence that the form has to say, in the order of its fields; {} if there is none. */
export function checkTypedChild(typed: TypedChild): ChildErrors {
  const errors: ChildErrors = {};
  if (!typed.name.trim()) errors.name = "Please share your little one's name with us";
  if (!typed.reading_level) {
    errors.reading_level = 'Please help us understand their reading journey';
  }
  if (!typed.gender) errors.gender = 'Please help us know how to personalize their story';
  if (!typed.description.trim()) {
    errors.description =
      'Please either upload a photo or describe your child to help us create their illustrations.';
  }
  return errors;
}

/** The birthday if year, month and day are all chosen; empty otherwise. */
export function birthPartsOf(typed: TypedChild) {
  const [year, month, day] = [typed.birth_year, typed.birth_month, typed.birth_day].map(Number);
  if (!year || !month || !day) return { birth_year: null, birth_month: null, birth_day: null };
  return { birth_year: year, birth_month: month, birth_day: day };
}
