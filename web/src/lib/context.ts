import { getContext, setContext } from 'svelte'
import type { Table } from './table.svelte'

const TABLE = Symbol('table')
export const giveTable = (table: Table) => setContext(TABLE, table)
export const useTable = (): Table => getContext(TABLE)
