import { PROFILE_NOT_UPDATED } from '#vocabulary/sentences/accounts.ts';
import { ADDRESS_NOT_SAVED } from '#vocabulary/sentences/checkout.ts';
import { errorToast, type ToastMessage } from '#web/ui/toast.ts';

/**
 * What is said when nothing is wrong with a form of the profile and it could not be saved, for us or because the way to
 * the shop is broken (specification, section 8: Profile, children, address).
 */
export function notSaved(form: FormData): ToastMessage {
  switch (form.get('intent')) {
    case 'save-parent':
      return errorToast(form.get('address_line_1') ? ADDRESS_NOT_SAVED : PROFILE_NOT_UPDATED);
    case 'add-child':
      return errorToast('Failed to add child');
    case 'change-child':
      return errorToast('Failed to update child');
    case 'remove-child':
      return errorToast('Failed to delete child');
    default:
      return errorToast(PROFILE_NOT_UPDATED);
  }
}
