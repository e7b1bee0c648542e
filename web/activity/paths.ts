/** A theme's own page. */
export const themePath = (themeId: string): string => `/theme/${themeId}`;

/** An activity's own page. */
export const activityPath = (activityId: string): string => `/activity/${activityId}`;

/** What a messenger shows of a link to either, as the build has drawn it. */
export const scenePicture = (name: string): string => `/scenes/${name}.jpg`;
