import { showToast, type ToastMessage } from '#web/ui/toast.ts';

/**
 * Opens the device's share sheet for a page, or copies its address where there is none.
 *
 * @param url the page's whole address
 * @param copied what is said once it lies in the clipboard
 */
export async function shareLink(
  { title, url }: { title: string; url: string },
  copied: ToastMessage,
): Promise<void> {
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Whoever closes the sheet has changed his mind, and does not want a copy instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyLink(url, copied);
}

/** Copies an address, and says so. */
export async function copyLink(url: string, copied: ToastMessage): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(copied);
  } catch {
    // Clipboards are for secure pages, and may be forbidden: then the address itself is of use.
    showToast({ title: 'Copy this link', description: url });
  }
}
