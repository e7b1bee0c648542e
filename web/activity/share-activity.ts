import { showToast } from '#web/ui/toast.ts';

/**
 * Opens the device's share sheet for an activity's page, or copies its address where there is none
 * (specification, section 2: Activity page; the toast's words, section 8).
 *
 * @param path of the activity's page, from the root
 */
export async function shareActivity(title: string, path: string): Promise<void> {
  const url = new URL(path, window.location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // Whoever closes the sheet has changed his mind, and does not want a copy instead.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({
      title: 'Link copied',
      description: 'Activity link has been copied to your clipboard.',
    });
  } catch {
    // Clipboards are for secure pages, and may be forbidden: then the address itself is of use.
    showToast({ title: 'Copy this link', description: url });
  }
}
