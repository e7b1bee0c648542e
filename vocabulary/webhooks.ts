/** What the shop tells other programs of: the type of an event, with what its page calls it. */
export const eventTypeLabels = {
  'order.paid': 'Order paid',
  'book.approved': 'Book approved',
  'book.shipped': 'Book shipped',
  'order.refunded': 'Money given back',
} as const;

export type EventType = keyof typeof eventTypeLabels;
export const eventTypes = Object.keys(eventTypeLabels) as [EventType, ...EventType[]];

/** What has become of an event on its way to an endpoint. */
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];
