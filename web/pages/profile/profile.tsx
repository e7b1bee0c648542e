import { safe } from '@orpc/client';
import { data, redirect } from 'react-router';
import type { Child } from '#contract/children.ts';
import { wantedPath } from '#contract/wanted-path.ts';
import { dayIn } from '#vocabulary/day.ts';
import { CHILD_DELETED } from '#vocabulary/sentences/children.ts';
import { findCountries } from '#web/address/countries.ts';
import { linesOf } from '#web/address/lines-of.ts';
import { ageInWords } from '#web/book/age-in-words.ts';
import { putOnCovers } from '#web/book/on-covers.ts';
import { lookFor } from '#web/book/paths.ts';
import { readerOfChild } from '#web/book/reader-of-child.ts';
import { yearsToAdd, yearsToEdit } from '#web/family/birthday-choices.ts';
import { emptyChild, readTypedChild, typedFromChild } from '#web/family/read-child-form.ts';
import type { ChildRefused } from '#web/family/save-child.ts';
import { birthdayNote } from '#web/family/typed-child.ts';
import { orStay } from '#web/forms/or-stay.ts';
import { dateInWords } from '#web/pages/orders/order-in-words.ts';
import { shopRequest } from '#web/request-context.ts';
import { redirectWithToast } from '#web/shell/flash-toast.ts';
import { useAnswer } from '#web/shell/use-answer.ts';
import { signedInViewer } from '#web/sign-in/signed-in-viewer.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { Route } from './+types/profile.ts';
import { AddChild } from './add-child.tsx';
import { choosePlan } from './choose-plan.ts';
import { EditChild } from './edit-child.tsx';
import { LinkCards } from './link-cards.tsx';
import { LittleOnes } from './little-ones.tsx';
import { notSaved } from './not-saved.ts';
import { ParentInformation } from './parent-information.tsx';
import { Plans } from './plans.tsx';
import { removeChild } from './remove-child.ts';
import { addLittleOne, changeLittleOne } from './save-little-one.ts';
import { type ParentRefused, parentConstraints, saveParent } from './save-parent.ts';
import { YourData } from './your-data.tsx';

export const meta: Route.MetaFunction = () => [{ title: 'Family Profile | Wonderling' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = signedInViewer({ url, context });
  const shop = context.get(shopRequest);
  const { api, belongings, report, settings } = shop;
  const [profile, address, family, receipts, { cartCount, hearts }] = await Promise.all([
    safe(api.profiles.me()),
    safe(api.addresses.mine()),
    safe(api.children.list()),
    safe(api.erasures.list()),
    belongings(),
  ]);
  for (const { error } of [profile, address, family, receipts]) if (error) report(error);
  const today = dayIn(viewer.timeZone, new Date());
  // A failed load of children gives an empty list (specification, section 8).
  const children = (family.data ?? []).map((child) => ({ ...child, age: ageOf(child, today) }));
  const isAdding = url.searchParams.get('add_child') === 'true';
  const editing = isAdding
    ? undefined
    : children.find(({ id }) => id === url.searchParams.get('edit_child'));
  return {
    parent: { name: viewer.name, email: viewer.email },
    address: address.data ?? null,
    addressLines: address.data ? linesOf({ recipient: '', ...address.data }) : [],
    parentConstraints,
    countries: await findCountries(shop, address.data?.country_code),
    children,
    plan: profile.data?.plan ?? null,
    receipts: (receipts.data ?? []).map((receipt) => ({
      id: receipt.id,
      date: dateInWords(receipt.asked_at, viewer.timeZone),
      isOpen: receipt.finished_at === null,
    })),
    cartCount,
    favoriteCount: hearts.length,
    adding: isAdding && {
      start: { ...emptyChild, id: crypto.randomUUID() },
      family: children.map(({ id }) => id),
      years: yearsToAdd(today),
    },
    editing: editing && {
      child: editing,
      start: typedFromChild(editing),
      years: yearsToEdit(today, editing.birth_year),
    },
    to: wantedPath(url.searchParams.get('to'), settings.publicUrl),
    ...(family.error && { toast: errorToast('Failed to load children data') }),
  };
}

/** The age in words; null without a birthday. */
function ageOf(child: Child, today: Date): string | null {
  const months = readerOfChild(child, today).ageMonths;
  return months === null ? null : ageInWords(months);
}

/** What is said of a form that did not lead on. */
type ProfileAnswer = {
  parentRefused?: ParentRefused;
  childRefused?: ChildRefused;
  toast?: ToastMessage;
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const shop = context.get(shopRequest);
  const form = await request.formData();
  const wanted = wantedPath(form.get('to'), shop.settings.publicUrl);
  const next = wanted === '/' ? '/profile' : wanted;
  switch (form.get('intent')) {
    case 'save-parent': {
      const parentRefused = await saveParent(shop, form);
      if (!parentRefused) return redirectWithToast(next, success('Profile updated successfully'));
      return data<ProfileAnswer>({ parentRefused, toast: parentRefused.toast }, { status: 422 });
    }
    case 'add-child': {
      const childRefused = await addLittleOne(shop, form);
      if (!childRefused) {
        const toast = saved('Child added successfully', form);
        const { id } = readTypedChild(form);
        return redirectWithToast(lookFor(next, id), toast, putOnCovers(id));
      }
      return data<ProfileAnswer>({ childRefused, toast: childRefused.toast }, { status: 422 });
    }
    case 'change-child': {
      const childRefused = await changeLittleOne(shop, form);
      if (!childRefused) {
        return redirectWithToast('/profile', saved('Child updated successfully', form));
      }
      return data<ProfileAnswer>({ childRefused, toast: childRefused.toast }, { status: 422 });
    }
    case 'remove-child': {
      const isRemoved = await removeChild(shop, String(form.get('child_id')));
      const here = url.pathname + url.search;
      if (isRemoved) return redirectWithToast(here, success(CHILD_DELETED));
      return data<ProfileAnswer>({ toast: notSaved(form) }, { status: 422 });
    }
    case 'choose-plan': {
      const plan = await choosePlan(shop, String(form.get('plan')));
      const here = url.pathname + url.search;
      if (plan) return redirectWithToast(here, success(`We have noted that you like ${plan.name}`));
      return data<ProfileAnswer>({ toast: notSaved(form) }, { status: 422 });
    }
    default:
      return redirect('/profile');
  }
}

export async function clientAction(call: Route.ClientActionArgs) {
  const form = await call.request.clone().formData();
  return orStay<ProfileAnswer>(call, { toast: notSaved(form) });
}

/** A child is saved without a birthday that was only begun, and that is said. */
const saved = (description: string, form: FormData): ToastMessage =>
  success([description, birthdayNote(readTypedChild(form))].filter(Boolean).join('. '));

const success = (description: string): ToastMessage => ({
  title: 'Success',
  description,
  variant: 'success',
});

/** Family Profile (specification, section 2: Profile). */
export default function FamilyProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { parent, address, children, plan, cartCount, favoriteCount, adding, editing, to } =
    loaderData;
  const answer = useAnswer(actionData);
  return (
    <div className="shop pb-section">
      <PageHeading title="Family Profile" />
      <ParentInformation
        parent={parent}
        address={address}
        addressLines={loaderData.addressLines}
        countries={loaderData.countries}
        constraints={loaderData.parentConstraints}
        to={to}
        isAnswered={answer !== undefined}
        refused={answer?.parentRefused}
      />
      <LittleOnes family={children} isFormOpen={Boolean(adding || editing)} />
      {adding && <AddChild {...adding} to={to} refused={answer?.childRefused} />}
      {editing && <EditChild key={editing.child.id} {...editing} refused={answer?.childRefused} />}
      <Plans chosen={plan} />
      <LinkCards favorites={favoriteCount} cart={cartCount} />
      <YourData email={parent.email} receipts={loaderData.receipts} />
    </div>
  );
}
