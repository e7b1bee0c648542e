/** What somebody of the shop does in the back office, each with what its page calls it. */
export const auditActLabels = {
  order_canceled: 'Order canceled',
  refund_retried: 'Money given back once more',
  money_given_back: 'Money given back',
  reprint_made: 'Printed once more, free of charge',
  reprint_offered: 'A reprint offered',
  address_corrected: 'Address corrected',
  book_stopped: 'Book stopped',
  book_resumed: 'Book sent on its way again',
  letter_sent_again: 'Letter sent again',
  sending_held: 'All sending held',
  sending_resumed: 'Sending resumed',
  code_made: 'Code made',
  code_ended: 'Code ended',
  gift_card_blocked: 'Gift card blocked',
  review_published: 'Review let through',
  review_hidden: 'Review hidden',
  review_answered: 'Review answered',
  webhook_made: 'Webhook made',
  webhook_removed: 'Webhook removed',
  webhook_replayed: 'Event sent again',
} as const;

export type AuditAct = keyof typeof auditActLabels;
export const auditActs = Object.keys(auditActLabels) as [AuditAct, ...AuditAct[]];
