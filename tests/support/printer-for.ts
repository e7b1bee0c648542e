import type { SandboxSettings } from '#sandbox/settings.ts';
import { printPartner } from '#services/printing/print-partner.ts';
import type { PrintPartner } from '#shop/print-partner.ts';

/** The print partner as the shop reaches it in the sandbox. */
export function printerFor({
  port,
  printing,
}: Pick<SandboxSettings, 'port' | 'printing'>): PrintPartner {
  return printPartner({
    ...printing,
    apiUrl: `http://127.0.0.1:${port}/printing`,
    product: '0850X0850.FC.PRE.CW.080CW444.MXX',
    phone: '+1 555 010 0100',
    mail: 'orders@wonderling.example',
  });
}
