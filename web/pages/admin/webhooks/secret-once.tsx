import { Notice } from '#web/ui/notice.tsx';

/** The secret of an endpoint that was just entered: on this page, this once. */
export function SecretOnce({ made }: { made: { url: string; secret: string } }) {
  return (
    <div className="mt-6" role="status">
      <Notice kind="todo" title="Keep this secret now. It is shown this once.">
        <p className="wrap-anywhere">{made.url} verifies with it what we send:</p>
        <p className="mt-2">
          <code className="select-all break-all font-bold">{made.secret}</code>
        </p>
      </Notice>
    </div>
  );
}
