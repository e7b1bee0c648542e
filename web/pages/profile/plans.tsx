import { Check } from 'lucide-react';
import { Form } from 'react-router';
import { type Plan, plans } from '#content/plans.ts';
import { Button } from '#web/ui/button.tsx';

/** The subscription plans; `chosen` is the family's, null if it has chosen none (specification, section 1). */
export function Plans({ chosen }: { chosen: Plan['id'] | null }) {
  return (
    <section aria-labelledby="plans" className="mt-12 border-t-2 border-ink pt-6">
      <h2 id="plans" className="text-2xl">
        Subscription plans
      </h2>
      <p className="mt-1 max-w-read text-ink-soft">
        Every family has all of this already, whichever plan it likes. We only note your choice:
        nothing is charged, and it changes nothing.
      </p>
      <ul className="mt-5 grid divide-edge border-edge border-y max-md:divide-y md:grid-cols-3 md:divide-x">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-col py-5 md:px-6 md:last:pr-0 md:first:pl-0">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="text-xl">{plan.name}</h3>
              <p>
                <b className="num">{plan.price}</b>
                <span className="text-ink-soft text-sm">{plan.per}</span>
              </p>
            </div>
            <ul className="mt-2 mb-4 grow text-ink-soft text-sm">
              {plan.features.map((feature) => (
                <li key={feature} className="flex items-start gap-2">
                  <Check className="mt-1 size-4 flex-none text-pine" aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
            {plan.id === chosen ? <YourPlan /> : <Choose plan={plan} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function YourPlan() {
  return (
    <p className="flex min-h-12 items-center gap-2 font-bold text-pine">
      <Check className="icon" aria-hidden="true" />
      Your plan
    </p>
  );
}

function Choose({ plan }: { plan: Plan }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="choose-plan" />
      <Button type="submit" name="plan" value={plan.id} look="quiet">
        Choose {plan.name}
      </Button>
    </Form>
  );
}
