// Lets the pages import styles and addresses of files; Vite gives them meaning.
/// <reference types="vite/client" />
