/** Names of pages, and pages that are not there (specification, section 2). */

export const ACTIVITY_NOT_FOUND = 'Activity not found';
export const THEME_NOT_FOUND = 'Gentle journey not found';
export const GIFT_TITLE = 'Gift Wonder to a Special Child';
export const DELIVERY_TITLE = 'Delivery';
export const RETURNS_TITLE = 'Returns';
export const ACCESSIBILITY_TITLE = 'Accessibility';
