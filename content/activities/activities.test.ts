import { describe, expect, test } from 'vitest';
import { themes } from '#content/themes/find-theme.ts';
import { scenes } from '#pictures/find-scene.ts';
import { activities, activitiesOf, findActivity } from './find-activity.ts';

const words = (text: string): number => text.split(/\s+/).length;
/** Everything that a parent reads on the activity's page. */
const read = (activity: (typeof activities)[number]): string => JSON.stringify(activity);

test('the four specified activities keep their ids, every theme has four', () => {
  for (const id of ['activity-hello-1', 'activity-hello-2', 'activity-baby-1', 'activity-baby-2']) {
    expect(findActivity(id), id).toBeDefined();
  }
  for (const { id } of themes) expect(activitiesOf(id).length, id).toBe(4);
  expect(findActivity('activity-of-nobody')).toBeUndefined();
});

test('ids are unique, and every activity leads back to a theme', () => {
  expect(new Set(activities.map(({ id }) => id)).size).toBe(activities.length);
  const known = themes.map(({ id }) => id);
  for (const { id, themeId } of activities) expect(known, id).toContain(themeId);
});

describe.each(activities.map((activity) => [activity.id, activity] as const))(
  '%s',
  (_, activity) => {
    test('is short enough for a card and long enough to be of use', () => {
      expect(words(activity.title)).toBeLessThanOrEqual(6);
      expect(words(activity.subtitle)).toBeLessThanOrEqual(14);
      expect(words(activity.description)).toBeLessThanOrEqual(26);
      const full = words(activity.fullDescription.join(' '));
      expect(full).toBeGreaterThanOrEqual(70);
      expect(full).toBeLessThanOrEqual(170);
      for (const step of Object.values(activity.steps).flat())
        expect(words(step)).toBeLessThanOrEqual(28);
    });

    test('says what is needed, what to watch and what to ask', () => {
      expect(activity.supplies.length).toBeGreaterThanOrEqual(2);
      expect(words(activity.safety)).toBeGreaterThanOrEqual(12);
      expect(activity.steps.prep.length).toBeGreaterThanOrEqual(3);
      expect(activity.steps.play.length).toBeGreaterThanOrEqual(3);
      expect(activity.steps.expand.length).toBeGreaterThanOrEqual(2);
      expect(activity.questions.length).toBeGreaterThanOrEqual(3);
      expect(activity.perfectFor.length).toBeGreaterThanOrEqual(3);
      expect(activity.developmentalBenefits.length).toBeGreaterThanOrEqual(3);
      expect(activity.tags.length).toBeGreaterThanOrEqual(2);
      expect(activity.duration).toMatch(/^\d+ minutes$/);
      expect(activity.ageRange).toMatch(/^(\d+-\d+ (MONTHS|YEARS)|\d+\+ YEARS)$/);
    });

    test('is set in curly quotes, without shouting and without the words of an advertisement', () => {
      expect(read(activity)).not.toMatch(/[a-z]'[a-z]|!|—|--/);
      expect(read(activity)).not.toMatch(
        /\b(magic\w*|amazing|journey|boost\w*|unlock\w*|genius)\b/i,
      );
    });

    test('has a picture of its own', () => {
      expect(scenes.map(({ name }) => name)).toContain(activity.id);
    });
  },
);

test('where there is water, it says how close to stay', () => {
  for (const { tags, safety } of activities.filter(({ tags }) => tags.includes('Water'))) {
    expect(safety, tags.join()).toMatch(/arm’s reach/);
  }
});
