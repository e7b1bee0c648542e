import { safe } from '@orpc/client';
import type { ShopRequest } from '#web/request-context.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

export type PrintingAnswer = { toast: ToastMessage };

const done = (title: string): PrintingAnswer => ({ toast: { title, variant: 'success' } });

/** Does what a form of the page asks; the answer says in a toast how that went. */
export async function changePrinting(
  { api, report }: ShopRequest,
  form: FormData,
): Promise<PrintingAnswer> {
  const intent = form.get('intent');
  const [told, { error, isDefined }] =
    intent === 'hold'
      ? ([
          'Nothing is sent until you let it go on',
          await safe(api.printing.hold({ why: String(form.get('why')) })),
        ] as const)
      : intent === 'go-on'
        ? (['Sending goes on', await safe(api.printing.letGoOn())] as const)
        : ([
            'It is sent once more within a minute',
            await safe(api.printing.retry({ id: String(form.get('job_id')) })),
          ] as const);
  if (!error) return done(told);
  if (!isDefined) report(error);
  return {
    toast: errorToast(isDefined ? error.message : 'That did not go through. Please try again.'),
  };
}
