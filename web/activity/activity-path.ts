/** An activity's own page. */
export const activityPath = (activityId: string): string => `/activity/${activityId}`;
