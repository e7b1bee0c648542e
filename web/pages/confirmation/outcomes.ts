import { errorToast, type ToastMessage } from '#web/ui/toast.ts';
import type { ConfirmationState } from './confirmation-state.ts';

/** What a screen says and where its button leads. */
export type Outcome = {
  title: string;
  text: string;
  button: { label: string; to: string };
  toast: ToastMessage;
};

/** The screens of the confirmation, word for word (specification, section 4: Checkout confirmation). */
export const outcomes: Record<ConfirmationState, Outcome> = {
  success: {
    title: 'Thank You for Your Order!',
    text: 'Your payment has been successfully processed and your order is confirmed.',
    button: { label: 'Continue Shopping', to: '/books' },
    toast: {
      title: 'Payment Successful!',
      description: 'Your order has been confirmed and will be processed shortly.',
      variant: 'success',
    },
  },
  pending: {
    title: 'Payment Pending',
    text: "Your payment is being processed. We'll send you a confirmation email once it's complete.",
    button: { label: 'View Orders', to: '/orders' },
    toast: {
      title: 'Payment Pending',
      description: "Your payment is being processed. We'll notify you once it's complete.",
    },
  },
  expired: {
    title: 'Session Expired',
    text: 'Your checkout session has expired. Please try placing your order again.',
    button: { label: 'Back to Cart', to: '/cart' },
    toast: errorToast('Your checkout session has expired. Please try again.', 'Session Expired'),
  },
  error: {
    title: 'Payment Failed',
    text: 'There was an issue processing your payment. Please try again or contact support.',
    button: { label: 'Try Again', to: '/cart' },
    toast: errorToast(
      'There was an issue processing your payment. Please try again.',
      'Payment Failed',
    ),
  },
};

/** Instead of the error's own toast, if it was us who could not look (specification, section 8: Confirmation). */
export const COULD_NOT_LOOK = errorToast(
  'An error occurred while processing your checkout result.',
);
