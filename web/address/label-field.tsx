import { type ComponentProps, useState } from 'react';
import { type LabelLine, tooLongForLabel } from '#vocabulary/parcel-label.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** A line of a parcel's label. It says while one types that the label has no room for it, and cuts nothing off. */
export function LabelField({
  name,
  defaultValue = '',
  error,
  onInput,
  ...field
}: ComponentProps<typeof TextField> & { name: LabelLine; defaultValue?: string }) {
  const [text, setText] = useState(defaultValue);
  // What was said of a text is over with the next letter; `defaultValue` may follow what is typed.
  const [told, setTold] = useState({ error, of: text });
  if (error !== told.error) setTold({ error, of: text });
  const tooLong = tooLongForLabel(name, text);
  const said = text === told.of ? error : undefined;
  return (
    <TextField
      {...field}
      name={name}
      defaultValue={defaultValue}
      error={tooLong ?? said}
      onInput={(event) => {
        setText(event.currentTarget.value);
        onInput?.(event);
      }}
    />
  );
}
