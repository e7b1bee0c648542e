import { html } from 'hono/html';

/** What one of our letters says; all of it plain text, whoever wrote it. */
export type Letter = {
  /** Shown beside the subject in a list of mails. */
  preview: string;
  greeting: string;
  paragraphs: string[];
  /** Drawn below the paragraphs, each with a line of words; a text reader gets the words alone, as where there is no url. */
  pictures?: { url?: string | undefined; caption: string }[];
  button: { label: string; url: string };
  /** Small print below the rule. */
  closing: string[];
};

// The shop's tokens by value: a mail reader has no style sheet of ours.
const paper = '#fff6dc';
const page = '#fffdf5';
const edge = '#e6d3a3';
const ink = '#22323a';
const inkSoft = '#4d5b60';
const pine = '#1d5e4b';
const pineDeep = '#123f32';
const face = "Andika, 'Trebuchet MS', Verdana, sans-serif";

/**
 * Lays out a letter as one printed page on buttermilk paper. Everything is escaped, so a name or an address can never
 * become markup. Tables and inline styles, because that is what every mail reader understands.
 */
export function letterAsHtml(letter: Letter): string {
  const paragraph = (text: string) =>
    html`<p style="margin:0 0 16px;font:17px/1.6 ${face};color:${ink}">${text}</p>`;
  const small = (text: string) =>
    html`<p style="margin:0 0 12px;font:14px/1.5 ${face};color:${inkSoft};word-break:break-word">${text}</p>`;
  const picture = ({ url, caption }: { url?: string | undefined; caption: string }) =>
    html`<p style="margin:0 0 16px;font:17px/1.6 ${face};color:${ink}">${url && html`<img src="${url}" alt="" width="160" height="160" style="display:block;border-radius:3px 8px 8px 3px;margin-bottom:8px">`}${caption}</p>`;
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>Wonderling</title>
</head>
<body style="margin:0;padding:0;background:${paper}">
<div style="display:none;max-height:0;overflow:hidden">${letter.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="padding:0 4px 16px;font:bold 26px/1.2 ${face};color:${pine}">Wonderling</td></tr>
<tr><td style="background:${page};border:1px solid ${edge};border-left:6px solid ${pine};border-radius:3px 8px 8px 3px;padding:28px 24px">
${paragraph(letter.greeting)}
${letter.paragraphs.map(paragraph)}
${(letter.pictures ?? []).map(picture)}
<p style="margin:24px 0"><a href="${letter.button.url}" style="display:inline-block;padding:14px 24px;background:${pine};border-bottom:4px solid ${pineDeep};border-radius:10px;font:bold 17px/1.2 ${face};color:${page};text-decoration:none">${letter.button.label}</a></p>
<hr style="border:0;border-top:1px solid ${edge};margin:24px 0 16px">
${small(`If the button doesn't work, copy this address into your browser: ${letter.button.url}`)}
${letter.closing.map(small)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`);
}

/** The same letter for readers that show plain text. */
export function letterAsText(letter: Letter): string {
  return [
    letter.greeting,
    ...letter.paragraphs,
    ...(letter.pictures ?? []).map(({ caption }) => caption),
    `${letter.button.label}:\n${letter.button.url}`,
    ...letter.closing,
    'Wonderling',
  ].join('\n\n');
}
