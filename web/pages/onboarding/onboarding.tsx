import { safe } from '@orpc/client';
import { data, redirect } from 'react-router';
import { wantedPath } from '#contract/wanted-path.ts';
import { dayIn } from '#vocabulary/day.ts';
import { UNEXPECTED } from '#vocabulary/sentences/failures.ts';
import { GIFT_TITLE } from '#vocabulary/sentences/pages.ts';
import { putOnCovers } from '#web/book/on-covers.ts';
import { yearsToAdd, yearsToOnboard } from '#web/family/birthday-choices.ts';
import { emptyChild, readTypedChild, typedFromChild } from '#web/family/read-child-form.ts';
import type { ChildRefused } from '#web/family/save-child.ts';
import { birthdayNote, type TypedChild } from '#web/family/typed-child.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { type Api, shopRequest } from '#web/request-context.ts';
import { redirectWithToast } from '#web/shell/flash-toast.ts';
import { useAnswer } from '#web/shell/use-answer.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/onboarding.ts';
import { ChildCount } from './child-count.tsx';
import { CHILD_NOT_SAVED } from './child-not-saved.ts';
import { ChildStep } from './child-step.tsx';
import { GiftForm } from './gift.tsx';
import { saveGiftedChild, saveOnboardedChild } from './save-onboarded-child.ts';
import { readStep, stepAfterCount, stepPath } from './steps.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: `${loaderData?.gift ? GIFT_TITLE : 'Your children'} | Wonderling`,
  },
];

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = signedInViewer({ url, context });
  const { api, settings } = context.get(shopRequest);
  const today = dayIn(viewer.timeZone, new Date());
  if (url.searchParams.get('flow') === 'gift') {
    const start: TypedChild = {
      ...emptyChild,
      id: crypto.randomUUID(),
      gender: 'Neutral',
      is_given_to: 'true',
    };
    const { data: others } = await safe(api.children.list());
    const family = (others ?? []).map(({ id }) => id);
    return { gift: { start, family, years: yearsToAdd(today) } };
  }
  const { ids, at } = readStep(url.searchParams);
  const id = ids[at - 1];
  const to = wantedPath(url.searchParams.get('to'), settings.publicUrl);
  if (!id) return { counted: { count: ids.length, to } };
  const child = {
    start: await savedOrEmpty(api, id),
    number: at,
    count: ids.length,
    years: yearsToOnboard(today),
    back: stepPath({ ids, at: at - 1 }, to),
    to,
  };
  return { child };
}

/** The child as it was saved, so that going back shows it again; empty before that. */
async function savedOrEmpty(api: Api, id: string): Promise<TypedChild> {
  const { data: child, error, isDefined } = await safe(api.children.find({ id }));
  if (child) return typedFromChild(child);
  if (isDefined && error.code === 'NOT_FOUND') return { ...emptyChild, id };
  // An empty form in place of a child that only failed to load would overwrite it.
  throw error;
}

/** What is said of a form that did not lead on. */
type OnboardingAnswer = {
  countError?: { count: string };
  refused?: ChildRefused;
  toast?: ToastMessage;
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const to = wantedPath(url.searchParams.get('to'), shop.settings.publicUrl);
  const step = readStep(url.searchParams);
  switch (form.get('intent')) {
    case 'count': {
      const next = stepAfterCount(Number(form.get('count')), step, () => crypto.randomUUID());
      if (next) return redirect(stepPath(next, to));
      const countError = { count: 'Please choose how many children you have' };
      return data<OnboardingAnswer>({ countError }, { status: 422 });
    }
    case 'save-child': {
      const refused = await saveOnboardedChild(shop, form);
      if (refused) return refuse(refused);
      if (step.at < step.ids.length) {
        return redirectWithToast(stepPath({ ...step, at: step.at + 1 }, to), CHILD_SAVED);
      }
      return redirectWithToast(to === '/' ? '/books' : to, SETUP_COMPLETE, saved(form));
    }
    case 'save-gift': {
      const refused = await saveGiftedChild(shop, form);
      if (refused) return refuse(refused);
      const toast = { ...CHILD_SAVED, description: birthdayNote(readTypedChild(form)) };
      return redirectWithToast('/books', toast, saved(form));
    }
    default:
      return redirect('/onboarding');
  }
}

/** Whoever was told of last is on the covers of the shelf that comes next. */
const saved = (form: FormData): string => putOnCovers(readTypedChild(form).id);

const CHILD_SAVED: ToastMessage = { title: 'Child Saved', variant: 'success' };
const SETUP_COMPLETE: ToastMessage = {
  title: 'Setup Complete',
  description: 'All children have been added successfully!',
  variant: 'success',
};

const refuse = (refused: ChildRefused) =>
  data<OnboardingAnswer>({ refused, toast: refused.toast }, { status: 422 });

export async function clientAction(call: Route.ClientActionArgs) {
  const form = await call.request.clone().formData();
  const toast = form.get('intent') === 'count' ? errorToast(UNEXPECTED) : CHILD_NOT_SAVED;
  return orStay<OnboardingAnswer>(call, { toast });
}

/** How many children, then a form for each; or the form for a gift (specification, section 2: Onboarding). */
export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { gift, child, counted } = loaderData;
  return (
    <div className="shop pb-section">
      {gift && <GiftForm {...gift} refused={answer?.refused} />}
      {child && <ChildStep {...child} refused={answer?.refused} />}
      {counted && <ChildCount {...counted} error={answer?.countError} />}
    </div>
  );
}
