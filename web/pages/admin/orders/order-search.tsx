import { useEffect, useRef } from 'react';
import { SearchForm } from '#web/pages/admin/search-form.tsx';
import { statusInWords } from '#web/pages/orders/order-in-words.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { isFiltered, type OrderFilter, STATUSES } from './order-filter.ts';

/** Looks for orders by words and by state. A state that is chosen is looked for at once. */
export function OrderSearch({ filter, path }: { filter: OrderFilter; path: string }) {
  const status = filter.status ?? '';
  const select = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = select.current?.querySelector('select');
    if (field) field.value = status;
  }, [status]);
  return (
    <SearchForm
      label="Order, book or customer"
      q={filter.q}
      path={path}
      isFiltered={isFiltered(filter)}
    >
      {filter.user && <input type="hidden" name="user" value={filter.user} />}
      <div ref={select} className="min-w-40 max-sm:grow">
        <SelectField
          label="Status"
          name="status"
          defaultValue={status}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">All</option>
          {STATUSES.map((known) => (
            <option key={known} value={known}>
              {statusInWords(known)}
            </option>
          ))}
        </SelectField>
      </div>
    </SearchForm>
  );
}
