import { HtmlValidate } from 'html-validate';
import { switchedOff } from './switched-off.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: Object.fromEntries(Object.keys(switchedOff.validator).map((rule) => [rule, 'off'])),
});

/** What is no valid HTML, or refers to what is not there. */
export async function findByValidator(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${selector}\n${message}`),
  );
}
