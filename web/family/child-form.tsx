import {
  type ComponentProps,
  type FormEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useMemo,
  useState,
} from 'react';
import { Form, useLocation } from 'react-router';
import { genders } from '#vocabulary/genders.ts';
import { lettersIn } from '#vocabulary/letters.ts';
import {
  LONGEST_CHILD_NAME,
  LONGEST_DESCRIPTION,
  LONGEST_INTERESTS,
} from '#vocabulary/text-lengths.ts';
import { useFormText } from '#web/forms/use-form-text.ts';
import { useKept } from '#web/forms/use-kept.ts';
import { useOwn } from '#web/own.ts';
import { type Choice, ChoiceTiles } from '#web/ui/choice-tiles.tsx';
import { TextAreaField, TextField } from '#web/ui/text-field.tsx';
import { useFirstInvalid } from '#web/ui/use-first-invalid.ts';
import { BirthdayFields } from './birthday-fields.tsx';
import type { SeenChild } from './changed-meanwhile.ts';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { CompanionFields } from './companion-fields.tsx';
import { HeroPanel } from './hero/hero-panel.tsx';
import { PhotoGuess } from './hero/photo-guess.tsx';
import { setLooks } from './hero/set-looks.ts';
import { TraitFields } from './hero/trait-fields.tsx';
import { useLiveDrawing } from './hero/use-live-drawing.ts';
import { useKeptId } from './kept-id.ts';
import { PhotoField } from './photo/photo-field.tsx';
import { useChildPhoto } from './photo/use-child-photo.ts';
import { useGuess } from './photo/use-guess.ts';
import { putInstead } from './put-instead.ts';
import type { ChildRefused } from './save-child.ts';
import { asLeft, birthdayNote, emptied, type Question, type TypedChild } from './typed-child.ts';
import { UnderstoodBeside } from './understood.tsx';

const GENDERS = genders.map((gender) => ({ value: gender, label: gender }));

/** What differs between the forms for a child (specification, section 5). */
export type ChildFormKind = {
  levels: Choice[];
  /** For the birthday, the latest first. */
  years: number[];
  isBirthdayOptional: boolean;
  /** Whether it does without a description and without a photo. */
  areLooksOptional: boolean;
  /** Whose child it is: a giver describes somebody else's. */
  whose: 'your' | 'the';
};

type ChildFormProps = Omit<ComponentProps<typeof Fields>, 'form'>;

/**
 * What a parent tells about a child, beside a drawing that follows it (specification, sections 5 and
 * 9). Give it a `key` per child: it keeps what it began with, or what had been typed before its page was loaded anew.
 */
export function ChildForm(props: ChildFormProps) {
  const { intent, start, seen, refused } = props;
  const form = useFirstInvalid(refused?.errors);
  const { pathname, search } = useLocation();
  const kept = useKept(form, `${intent} ${pathname}${search}`);
  return (
    <Fields
      key={kept ? 'kept' : 'new'}
      {...props}
      form={form}
      start={kept ? asLeft(start, kept) : start}
      // As it was seen by whoever typed: what has been changed since is told when it is sent.
      seen={kept?.seen ? JSON.parse(kept.seen) : seen}
    />
  );
}

/**
 * @param props.intent what the page's action is to do with it
 * @param props.start what it shows at first
 * @param props.to where to go once the child is saved; '/' for nowhere in particular
 * @param props.refused the action's answer, if it was a refusal
 * @param props.family the ids of the family's children, for one who is new: its form draws the same child whenever it is opened
 * @param props.seen how the form knows a child that is there already
 * @param props.children the buttons
 */
function Fields({
  form,
  intent,
  kind,
  start,
  to,
  refused,
  family,
  seen,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  intent: string;
  kind: ChildFormKind;
  start: TypedChild;
  to: string;
  refused?: ChildRefused;
  family?: readonly string[];
  seen?: SeenChild;
  children: ReactNode;
}) {
  const userId = useOwn().viewer?.id ?? '';
  // The page's data comes anew after every action, and a child who is not saved yet must keep its id.
  const [first] = useState(start);
  const id = useKeptId(first.id, family);
  const unsent = useMemo(() => ({ ...first, id }), [first, id]);
  const typed = refused?.typed ?? unsent;
  const photo = useChildPhoto(form, typed, userId);
  const texts = useFormText(form);
  const errors = refused?.errors ?? {};
  // What cannot be chosen yet, or has not been, is not among the texts.
  const now = useMemo(() => (texts ? { ...emptied(typed), ...texts } : typed), [texts, typed]);
  const drawing = useLiveDrawing(now, texts !== undefined);
  const guess = useGuess(photo.photo);
  const name = now.name.trim();
  const optional = kind.areLooksOptional ? 'optional' : undefined;
  const waitForPhoto = (event: FormEvent) => {
    if (photo.holdsBack()) event.preventDefault();
  };
  // In the order in which they are asked. The photo stands beside the description, in whose place it may come.
  const inputs: Record<Exclude<Question, 'photo'>, ReactNode> = {
    name: (
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={LONGEST_CHILD_NAME}
        defaultValue={typed.name}
        error={errors.name}
      />
    ),
    birthday: (
      <BirthdayFields
        years={kind.years}
        typed={typed}
        note={kind.isBirthdayOptional ? birthdayNote(now) : undefined}
        isOptional={kind.isBirthdayOptional}
        isMonthMissing={texts?.birth_month === ''}
        error={errors.birthday}
      />
    ),
    reading_level: (
      <ChoiceTiles
        label="Reading level"
        name="reading_level"
        choices={kind.levels}
        columns={
          kind.levels.length > 4 ? 'grid-cols-2 md:grid-cols-3' : 'grid-cols-2 md:grid-cols-4'
        }
        defaultValue={typed.reading_level}
        error={errors.reading_level}
      />
    ),
    gender: (
      <ChoiceTiles
        label="Gender"
        name="gender"
        choices={GENDERS}
        columns="grid-cols-3"
        defaultValue={typed.gender}
        error={errors.gender}
      />
    ),
    interests: (
      <div>
        <TextField
          label="Interests"
          hint="optional, with commas between"
          name="interests"
          autoComplete="off"
          maxLength={LONGEST_INTERESTS}
          placeholder="dinosaurs, baking"
          defaultValue={typed.interests}
          error={errors.interests}
        />
        <UnderstoodBeside
          field="interests"
          said={now}
          onInstead={(word, instead) => putInstead(form.current, 'interests', word, instead)}
        />
      </div>
    ),
    companion_kind: (
      <CompanionFields typed={typed} errors={errors}>
        <UnderstoodBeside
          field="companion"
          said={now}
          onInstead={(kind, instead) => putInstead(form.current, 'companion_kind', kind, instead)}
        />
      </CompanionFields>
    ),
    // Asked with it.
    companion_name: null,
    grown_up: null,
    baby_name: null,
    description: (
      <div>
        <div className="words-or-photo">
          <div>
            <TextAreaField
              label={`Describe ${kind.whose} child`}
              hint={optional}
              placeholder="Hair, eyes, glasses, what they love to wear"
              name="description"
              maxLength={LONGEST_DESCRIPTION}
              defaultValue={typed.description}
              error={errors.description}
              onInput={(event) => photo.onWords(event.currentTarget.value)}
            />
            <p className="hint num mt-1 text-right">
              {lettersIn(now.description)} / {LONGEST_DESCRIPTION}
            </p>
          </div>
          <p className="either">or</p>
          <PhotoField child={photo} name={name} hint={optional} error={errors.photo} />
        </div>
        <p className="hint one-replaces-the-other mt-1">
          One replaces the other: a photo clears the words, and typing clears the photo.
        </p>
      </div>
    ),
    is_given_to: <input type="hidden" name="is_given_to" value={typed.is_given_to} />,
    traits: <TraitFields typed={typed} now={now} drawn={drawing.looks} />,
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset={to === '/'}
      className="child-form"
      onSubmit={waitForPhoto}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="id" value={typed.id} />
      {seen && <input type="hidden" name="seen" value={JSON.stringify(seen)} />}
      <HeroPanel name={name} hasPhoto={photo.photo !== undefined} drawing={drawing}>
        <PhotoGuess guess={guess} typed={now} onSet={(look) => setLooks(form.current, look)} />
      </HeroPanel>
      <div className="grid min-w-0 gap-6">
        {seen && <ChangedMeanwhile seen={seen} typed={typed} />}
        {Object.entries(inputs).map(([question, input]) => (
          <Fragment key={question}>{input}</Fragment>
        ))}
        {children}
      </div>
    </Form>
  );
}
