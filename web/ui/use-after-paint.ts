import { startTransition, useEffect, useState } from 'react';
import { onceLaidOut } from './once-laid-out.ts';

/**
 * The value as it was when the screen was last painted, for what takes long to be drawn from it: the press shows first.
 * `useDeferredValue` alone does not promise that. It draws in a later task, which the browser may take before the next
 * picture: with it, a dot of the preview showed after 328 ms on a slow phone.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => onceLaidOut(() => startTransition(() => setPainted(() => value))), [value]);
  return painted;
}
